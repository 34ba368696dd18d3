/** Characters nobody sees and no word needs: controls, zero-width and direction marks, fillers, BOM. */
const invisible =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
  /[\0-\x09\x0B-\x1F\x7F-\x9F\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]/g;

const joiners = /[\u200C\u200D]+/g;
/** Scripts in which a zero-width (non-)joiner is part of the spelling: Persian, most Indic ones, … */
const spelled =
  /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}]$/u;
const word = /[\p{L}\p{M}]$/u;
const picture = /(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\uFE0F)$/u;
const nextPicture = /^\p{Extended_Pictographic}/u;

/**
 * A text as people see it: composed (NFC), line ends as \n, no invisible characters. A joiner
 * stays where it spells a word or holds an emoji together, and goes everywhere else.
 */
export function visibleText(value: string): string {
  return settleJoiners(
    value.replace(/\r\n?/g, "\n").replace(/\t/g, " ").replace(invisible, "").normalize("NFC"),
  );
}

/** A joiner that goes lets composing change the order of the marks around it, so others are judged again. */
function settleJoiners(before: string): string {
  const after = before
    .replace(joiners, (found, at: number, text: string) => {
      const start = text.slice(0, at);
      const emoji = picture.test(start) && nextPicture.test(text.slice(at + found.length));
      if (emoji) return "\u200D";
      return word.test(start) && spelled.test(start) ? found.charAt(0) : "";
    })
    .normalize("NFC");
  return after === before ? after : settleJoiners(after);
}
