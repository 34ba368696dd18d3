/** A parser, and beginnings and ends between which a text is almost what it looks for. */
export type Parser = readonly [
  parse: (text: string) => unknown,
  ...almost: readonly (readonly [start: string, end: string])[],
];

type Make = (length: number) => string;

/** One of each class of characters that patterns and Unicode's own algorithms tell apart. */
const pieces = [
  ..." \t\n\u00A0\u3000\u0000aZé0٤,.;:-–+/()[]{}@#'\"|\\$%=<x山",
  "\u0301",
  "\u200D",
  "\u200B",
  "\u00AD",
  "\uD800",
  "😀",
  "a\u200D",
  "\u0915\u200D",
  "ab ",
  "a.",
  "a,",
  "0 ",
  "0-",
  "- ",
  "{{",
  "{{ ",
  "\n;",
  '",',
  '"\n',
  "ma ",
  "x0",
  "/.",
  "1;",
];

const run = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length));

/** Texts by name, each of any length: runs of one piece, alone and where it almost fits; marks out of order. */
export function hostileTexts(almost: readonly (readonly [start: string, end: string])[]) {
  const frames = [["", ""], ...almost];
  const texts = frames.flatMap(([start = "", end = ""]) =>
    pieces.map((piece): [string, Make] => [
      JSON.stringify([start, piece, end]),
      length => start + run(piece, length) + end,
    ]),
  );
  const unordered: Make = length => run("\u0301", length / 2) + run("\u0316", length / 2);
  return [...texts, ["marks out of order", unordered] as [string, Make]];
}

/** Milliseconds of this process's own work, since others use the machine too; the best of some tries. */
function time(parse: Parser[0], text: string, tries: number): number {
  const spent = Array.from({ length: tries }, () => {
    const start = process.cpuUsage();
    parse(text);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...spent);
}

const lengths = [500, 5000, 100_000];
/** What takes the square of 100 kB takes a second and more; what takes less than this is no harm. */
const harmlessMs = 60;
/** So much steeper than its length may a time grow; the square is 10 or 20 times steeper. */
const steepest = 4;

/** Whether the time that a parser takes for longer and longer texts grows faster than they do. */
export function growsTooFast(parse: Parser[0], make: Make): boolean {
  return lengths.slice(1).some((length, i) => {
    const before = lengths[i] ?? length;
    const longer = make(length);
    // Looked at again before it is believed: the first time, code is compiled and memory tidied.
    return [1, 3, 5].every(tries => {
      const ms = time(parse, longer, tries);
      return (
        ms > harmlessMs && ms > steepest * (length / before) * time(parse, make(before), tries)
      );
    });
  });
}
