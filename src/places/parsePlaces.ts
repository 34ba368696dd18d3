import { foldName } from "./foldName";

/** One line of the table: a postcode and its localities, the main one first. */
export interface PlaceRow {
  readonly postcode: string;
  readonly names: readonly string[];
}

const HEADER = "postcode,names";

/** Parses the table of postcodes: `postcode,name|name…`, sorted. Throws one error that lists all bad lines. */
export function parsePlaces(csv: string): PlaceRow[] {
  const lines = csv.replace(/^\uFEFF/, "").split(/\r?\n/);
  const rows: PlaceRow[] = [];
  const problems: string[] = [];
  const lineOf = new Map<string, number>();

  if (lines[0] !== HEADER) problems.push(`line 1: the header must be "${HEADER}"`);
  lines.slice(1).forEach((text, index) => {
    if (text.trim() === "") return;
    const line = index + 2;
    const { row, problem } = parseLine(text);
    if (problem) problems.push(`line ${line}: ${problem}`);
    const earlier = lineOf.get(row.postcode);
    const previous = rows.at(-1)?.postcode ?? "";
    if (earlier !== undefined) {
      problems.push(`line ${line}: ${row.postcode} is on line ${earlier} too; join the two lines`);
    } else if (row.postcode < previous) {
      problems.push(`line ${line}: ${row.postcode} comes after ${previous}; move it up`);
    }
    lineOf.set(row.postcode, line);
    rows.push(row);
  });

  if (rows.length === 0) problems.push("there is no place in it; add one, such as 9000,Gent");
  if (problems.length > 0) throw new Error(`places.csv: ${problems.join("\n")}`);
  return rows;
}

function parseLine(text: string): { row: PlaceRow; problem?: string } {
  const [postcode = "", ...rest] = text.split(",");
  const names = rest.join(",").split("|");
  const row = { postcode, names };
  const folded = names.map(foldName);
  const twice = names.find((_, index) => folded.indexOf(folded[index] ?? "") !== index);

  if (!/^[1-9]\d{3}$/.test(postcode)) {
    return { row, problem: `"${postcode}" is no postcode; write four digits, 1000 to 9999` };
  }
  if (folded.includes("")) {
    return {
      row,
      problem: `${postcode} has no name, or an empty one; write ${postcode},Name|Name`,
    };
  }
  const odd = names.find(name => name !== name.trim() || /[,;"\d]/.test(name));
  if (odd !== undefined) {
    return {
      row,
      problem: `"${odd}" is no plain name; use | between names, without spaces or quotes`,
    };
  }
  if (twice !== undefined) return { row, problem: `"${twice}" is there twice; keep one` };
  return { row };
}
