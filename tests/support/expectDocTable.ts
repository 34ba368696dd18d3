import { readFileSync, writeFileSync } from "node:fs";
import { expect } from "vitest";

/**
 * Expects the table with this heading in a file of docs/ to say what the code does; `npm run schema` writes
 * it anew.
 */
export function expectDocTable(
  file: string,
  heading: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const head = `${line(heading)}\n${line(heading.map(() => "---"))}\n`;
  const text = readFileSync(file, "utf8");
  const start = text.indexOf(head);
  expect(start, `${file} has no table ${line(heading)}`).not.toBe(-1);
  const end = text.indexOf("\n\n", start) + 1 || text.length;
  const now =
    text.slice(0, start) + head + rows.map(row => `${line(row)}\n`).join("") + text.slice(end);
  if (process.env.UPDATE === "1") writeFileSync(file, now);
  expect(readFileSync(file, "utf8"), "Outdated. Write it again with `npm run schema`.").toBe(now);
}
