// Characters that a terminal interprets: controls (C0, C1, so escape sequences too), direction overrides, Unicode
// line breaks, lone surrogates.
const obeyed = String.raw`[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\p{Cs}]`;
/** All but tabs and line ends. */
const commands = new RegExp(String.raw`(?!\t|\r?\n)${obeyed}`, "gu");
const any = new RegExp(obeyed, "gu");

/** Text that is safe to print. @param {string} text */
export const terminalText = text => text.replace(commands, "·");

/** The same, as one line. @param {string} text */
export const terminalLine = text => text.replace(any, "·");

/** JSON that is safe to print, with these characters escaped. @param {unknown} value */
export const terminalJson = value =>
  JSON.stringify(value, null, 2).replace(
    commands,
    letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
