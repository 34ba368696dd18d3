import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { repairs } from "../../../../src/build/gatsby/repairs";
import { repairRow } from "../../../support/repairRow";

const rows = readFileSync("docs/gatsby.md", "utf8")
  .split(/\r?\n/)
  .filter(line => line.startsWith("| `"));

it("docs/gatsby.md has the row of each repair, and no other", () => {
  expect(rows).toEqual(repairs.map(repairRow));
});
