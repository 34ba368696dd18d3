import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { type RowEvent, transitions } from "../../../src/delivery/transitions";

it("docs/reliability.md prints the table of states as it is", () => {
  const columns: RowEvent[] = ["send", "accept", "refuse", "defer", "expire"];
  const rows = Object.entries(transitions).map(
    ([state, next]) => `| ${state} | ${columns.map(what => next[what] ?? "–").join(" | ")} |`,
  );
  expect(readFileSync("docs/reliability.md", "utf8")).toContain(rows.join("\n"));
});
