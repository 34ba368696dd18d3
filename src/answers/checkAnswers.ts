import * as v from "valibot";
import type { RawAnswers } from "./rawAnswers";
import type { Rule } from "./rule";
import { ruleOf } from "./ruleOf";

/** The first rule that each answer breaks, by field name, in schema order. */
export type Problems = Partial<Record<string, Rule>>;

export type Checked<T> = { ok: true; answers: T } | { ok: false; problems: Problems };

/** Checks raw answers against a step's schema; never throws. */
export function checkAnswers<S extends v.GenericSchema>(
  schema: S,
  raw: RawAnswers,
): Checked<v.InferOutput<S>> {
  // No early abort: it would hide rules across two fields until every other field is valid.
  const result = v.safeParse(schema, raw);
  if (result.success) return { ok: true, answers: result.output };
  const problems: Problems = {};
  for (const issue of result.issues) {
    const field = String(issue.path?.[0]?.key ?? "");
    problems[field] ??= ruleOf(issue);
  }
  return { ok: false, problems };
}
