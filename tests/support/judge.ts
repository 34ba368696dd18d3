import type * as v from "valibot";
import * as valibot from "valibot";
import { checkAnswers } from "../../src/answers/checkAnswers";

/** What a kind makes of one answer: its meaning, or the rule that it breaks. */
export function judge(kind: v.GenericSchema, typed: unknown): unknown {
  const schema = valibot.object({ answer: kind });
  const checked = checkAnswers(schema, { answer: typed } as never);
  return checked.ok
    ? (checked.answers as { answer: unknown }).answer
    : { broken: checked.problems.answer };
}

/** Reads better in a table than the object. */
export const broken = (rule: string) => ({ broken: rule });
