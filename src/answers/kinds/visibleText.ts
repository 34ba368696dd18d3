import { composed } from "../../writing/composed";

/** Controls, zero-width and direction marks, fillers, BOM. */
const invisible =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
  /[\0-\x08\x0E-\x1F\x7F-\x84\x86-\x9F\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]/g;

const joiners = /[\u200C\u200D]+/g;
/** Scripts whose spelling uses zero-width (non-)joiners: Persian, most Indic ones, … */
const spelled =
  /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}]$/u;
const word = /[\p{L}\p{M}]$/u;
const picture = /(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\uFE0F)$/u;
const nextPicture = /^\p{Extended_Pictographic}/u;

const lineEnd = /\r\n?|[\v\f\x85\u2028\u2029]/g;
const space = /[^\S\n]/g;

/**
 * Normalises a text to what is seen of it: NFC, \n line ends, plain spaces, no invisible characters. Joiners
 * stay only where they spell a word or hold an emoji together.
 */
export function visibleText(value: string): string {
  let text = composed(value.replace(invisible, "").replace(lineEnd, "\n").replace(space, " "));
  // Removing a joiner can reorder the marks around it, so the remaining ones are checked again.
  for (let round = 0; round < mostRounds; round++) {
    const after = composed(text.replace(joiners, settled));
    if (after === text) return text;
    text = after;
  }
  return composed(text.replace(joiners, ""));
}

/** Real spelling needs at most three rounds; a text built to need more loses all its joiners. */
const mostRounds = 8;

/** Replacement for the joiners `found` at an offset; looks only at the adjacent characters. */
function settled(found: string, at: number, text: string): string {
  const before = text.slice(Math.max(0, at - 2), at);
  const after = at + found.length;
  if (picture.test(before) && nextPicture.test(text.slice(after, after + 2))) return "\u200D";
  return word.test(before) && spelled.test(before) ? found.charAt(0) : "";
}
