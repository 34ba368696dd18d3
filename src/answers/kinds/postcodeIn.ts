/** "B-9000", "BE 9000", "9000 Gent" all mean 9000. */
const written = /^(?:be?[\s-]*)?([1-9]\d{3})(?:\s+\p{L}.*)?$/iu;

/** The Belgian postcode (1000 to 9999) in what a person typed; undefined when there is none. */
export function postcodeIn(typed: string): string | undefined {
  return written.exec(typed.replace(/[\u200B-\u200F\uFEFF]/g, "").trim())?.[1];
}
