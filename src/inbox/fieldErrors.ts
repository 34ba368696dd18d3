import type * as v from "valibot";
import { ruleOf } from "../answers/ruleOf";
import type { FieldError } from "./problem";

/** The refused values of a lead, one rule per place, in the order of the schema. */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldError[] {
  const found = new Map<string, FieldError>();
  for (const issue of issues) {
    const keys = (issue.path ?? []).map(part => String(part.key));
    const pointer = keys.map(key => `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
    if (!found.has(pointer)) found.set(pointer, { pointer, code: ruleOf(issue) });
  }
  return [...found.values()];
}
