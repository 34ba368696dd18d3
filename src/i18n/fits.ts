import { placeholders } from "./placeholders.mjs";

/** Nesting would allow endless recursion; control characters are RichText's placeholders. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unsafe = /\$t\(|[\u0000-\u0008\u000e-\u001f]/;

/** Whether a host's text may replace a bundled one: not empty, and with the same `{{values}}`. */
export function fits(text: unknown, bundled: string): text is string {
  return (
    typeof text === "string" &&
    text.length <= 4000 &&
    text.trim() !== "" &&
    !unsafe.test(text) &&
    placeholders(text).join() === placeholders(bundled).join()
  );
}
