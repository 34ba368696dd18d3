const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: "\u00A0",
};

/** What a reader sees of markup that React wrote: no tags, characters as they are. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:#x([\da-f]+)|(\w+));/gi, (written, code?: string, name = "") =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : (named[name] ?? written),
    )
    .trim();
