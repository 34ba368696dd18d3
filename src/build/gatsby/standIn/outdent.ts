/** Used by the i18n plugin for a warning in development only. */
export default function outdent(): string {
  return "";
}
