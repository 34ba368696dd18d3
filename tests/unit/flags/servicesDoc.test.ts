import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { flags } from "../../../src/flags/flags";

it("docs/services.md lists every flag with its values, the default first", () => {
  const doc = readFileSync("docs/services.md", "utf8");
  const rows = [...doc.matchAll(/^\| `([a-z-]+)` \| (`.+`) \| .+ \|$/gm)].map(([, key, values]) => [
    key,
    values?.split(", ").map(value => JSON.parse(value.replaceAll("`", ""))),
  ]);
  expect(Object.fromEntries(rows)).toMatchObject(
    Object.fromEntries(Object.entries(flags).map(([key, { values }]) => [key, values])),
  );
});
