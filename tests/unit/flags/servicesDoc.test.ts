import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { flags } from "../../../src/flags/flags";
import { docComments } from "../../support/docComments";
import { expectDocTable } from "../../support/expectDocTable";

it("docs/services.md lists every flag with its values, the default first", () => {
  const comments = docComments("src/flags/flags.ts", "flags");
  const rows = Object.entries(flags).map(([key, values]) => [
    `\`${key}\``,
    values.map(value => `\`${JSON.stringify(value)}\``).join(", "),
    comments.get(key) ?? "",
  ]);
  expectDocTable("docs/services.md", ["flag", "values", "what it does"], rows);
});

it("the styles name only variants that are", () => {
  const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter(file => file.endsWith(".css"))
    .map(file => readFileSync(path.join("src", file), "utf8"));
  const named = sources.flatMap(text =>
    [...text.matchAll(/data-variants~="([^"]*)"/g)].map(([, variant]) => variant),
  );
  const known = Object.entries(flags).flatMap(([key, values]) =>
    values.map(value => `${key}:${value}`),
  );
  expect(named).toContain("start-button:questions");
  for (const variant of named) expect(known).toContain(variant);
});
