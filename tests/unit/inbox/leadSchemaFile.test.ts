import { readFileSync, writeFileSync } from "node:fs";
import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, it } from "vitest";
import { leadJsonSchema } from "../../support/inbox/leadJsonSchema";
import { openApi } from "../../support/inbox/openApi";
import { questionTable } from "../../support/inbox/questionTable";

const schemaFile = () => ({
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "Lead of the family liability insurance flow",
  description:
    "See lead-api.md. Made from src/answers/questions and src/answers/leadSchema.ts by `npm run schema`.",
  ...leadJsonSchema(),
});

it.each([
  ["docs/lead.schema.json", schemaFile],
  ["docs/lead-api.openapi.json", openApi],
])("%s says what the flow sends and what the inbox answers", (file, content) => {
  const now = `${JSON.stringify(content(), null, 2)}\n`;
  if (process.env.UPDATE === "1") writeFileSync(file, now);
  expect(readFileSync(file, "utf8"), "Outdated. Write it again with `npm run schema`.").toBe(now);
});

it("docs/lead-api.md says what each question puts into the lead", () => {
  const file = "docs/lead-api.md";
  const text = readFileSync(file, "utf8").replaceAll("\r\n", "\n");
  const now = text.replace(/(?<=<!-- questions -->\n)[\s\S]*?(?=\n<!-- end -->)/, questionTable());
  if (process.env.UPDATE === "1") writeFileSync(file, now);
  const written = readFileSync(file, "utf8").replaceAll("\r\n", "\n");
  expect(written, "Outdated. Write it again with `npm run schema`.").toBe(now);
  expect(written).toContain("`/family/claims`");
});

it("the OpenAPI file is valid OpenAPI 3.1", async () => {
  const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(openApi())));
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
});
