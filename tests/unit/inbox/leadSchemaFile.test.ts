// @vitest-environment node
import { readFileSync, writeFileSync } from "node:fs";
import { toJsonSchema } from "@valibot/to-json-schema";
import { expect, it } from "vitest";
import { leadSchema } from "../../../src/answers/leadSchema";

const file = "docs/lead.schema.json";

/** What the flow sends, as JSON Schema 2020-12: the rules' output. Rules that are code, such as the
 * length in letters as people count them, have no counterpart there and are left to the text. */
function leadJsonSchema(): string {
  const { $schema: _draft, ...schema } = toJsonSchema(leadSchema, {
    typeMode: "output",
    errorMode: "ignore",
    overrideAction: ({ valibotAction, jsonSchema }) => {
      // JSON Schema knows no flags: letters of either case are spelled out.
      if (valibotAction.type !== "regex" || !("requirement" in valibotAction)) return jsonSchema;
      const { source, ignoreCase } = valibotAction.requirement as RegExp;
      return ignoreCase
        ? { ...jsonSchema, pattern: source.replaceAll("a-z", "A-Za-z") }
        : jsonSchema;
    },
  });
  const head = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Lead of the family liability insurance flow",
    description: "See lead-api.md. Made from src/answers/leadSchema.ts by `npm run schema`.",
  };
  return `${JSON.stringify({ ...head, ...schema }, null, 2)}\n`;
}

it("docs/lead.schema.json says what the flow sends", () => {
  if (process.env.UPDATE === "1") writeFileSync(file, leadJsonSchema());
  expect(readFileSync(file, "utf8"), "Outdated. Write it again with `npm run schema`.").toBe(
    leadJsonSchema(),
  );
});
