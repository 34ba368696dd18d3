import type { PlaceRow } from "./parsePlaces";

const HEADER = "postcode,name,others";

/**
 * Parses names in the country's other languages (build time): a header, then `postcode,name,other|other…` for names
 * in the table of places. Returns them by postcode and name. Throws on the first bad line.
 */
export function parseOtherNames(
  csv: string,
  rows: readonly PlaceRow[],
): Map<string, Record<string, string[]>> {
  const [header, ...lines] = csv.trim().split(/\r?\n/);
  if (header !== HEADER) throw new Error(`otherNames.csv line 1: the header must be "${HEADER}"`);
  const known = new Map(rows.map(({ postcode, names }) => [postcode, names]));
  const found = new Map<string, Record<string, string[]>>();
  lines.forEach((text, index) => {
    const where = `otherNames.csv line ${index + 2}`;
    const [, postcode = "", name = "", others = ""] =
      /^(\d{4}),([^,|]+),([\p{L}' |-]+)$/u.exec(text) ?? [];
    if (!name) throw new Error(`${where}: "${text}" does not fit; write it like 9000,Gent,Gand`);
    if (!known.get(postcode)?.includes(name))
      throw new Error(
        `${where}: places.csv has no ${name} at ${postcode}; write its name as there`,
      );
    found.set(postcode, { ...found.get(postcode), [name]: others.split("|") });
  });
  return found;
}
