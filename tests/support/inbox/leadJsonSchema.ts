import { toJsonSchema } from "@valibot/to-json-schema";
import { leadSchema } from "../../../src/answers/leadSchema";

/** What the flow sends, as JSON Schema 2020-12: the rules' output. Rules that are code, such as the
 * length in letters as people count them, have no counterpart there and are left to the text. */
export function leadJsonSchema(): Record<string, unknown> {
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
  return schema;
}
