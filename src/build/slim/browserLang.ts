/** The i18n plugin asks for the browser's language only to redirect, which this site turns off. */
export default function browserLang(): undefined {
  return undefined;
}
