/** Only used by the i18n plugin to redirect, which this site turns off. */
export default function browserLang(): undefined {
  return undefined;
}
