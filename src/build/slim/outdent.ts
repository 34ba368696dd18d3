/** The i18n plugin lays out a warning with this, in development only. */
export default function outdent(): string {
  return "";
}
