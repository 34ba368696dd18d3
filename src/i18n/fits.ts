import { placeholders } from "./placeholders.mjs";

/** Nesting would let a text call itself without end; control characters mark places (RichText). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unsafe = /\$t\(|[\u0000-\u0008\u000e-\u001f]/;

/** Whether a text of a host may stand for a bundled one: not empty, and with the same `{{values}}`. */
export function fits(text: unknown, bundled: string): text is string {
  return (
    typeof text === "string" &&
    text.trim() !== "" &&
    !unsafe.test(text) &&
    placeholders(text).join() === placeholders(bundled).join()
  );
}
