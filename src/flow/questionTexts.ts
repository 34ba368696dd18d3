import type { kindRules } from "../answers/questions/kindRules";
import type { QuestionStep, Questions } from "../answers/questions/questions";
import type { TextKey } from "../i18n/textKey";

// Text keys derive from the question's record, so forms and summary name none. Missing texts fail to compile
// (below), and checkFlow names the file.

/** `part`: "label", "hint", or a broken rule. */
export const fieldText = (step: QuestionStep, name: string, part: string) =>
  `${step}.${name}.${part}` as TextKey;

/** Label of a summary row, or of a code in it. */
export const answerText = (name: string, code?: string) =>
  (code === undefined ? `answers.${name}` : `answers.${name}.${code}`) as TextKey;

/** Kinds whose form has texts of its own. */
type OwnTexts = "files" | "label" | "instant" | "tick" | "aid" | "range";

type RuleTexts<Q> = Q extends { kind: infer K extends keyof typeof kindRules }
  ?
      | Exclude<(typeof kindRules)[K][number], Q extends { optional: true } ? "required" : never>
      | (Q extends { neededWhen: { rule: infer Needed extends string } } ? Needed : never)
      | (Q extends { leastWhen: object } ? "contradiction" : never)
  : never;

type Retired<Q> = Q extends { retired: readonly (infer Code)[] } ? Code : never;

type CodeTexts<Q> = Q extends { codes: readonly (infer Code extends string)[] }
  ?
      | (Q extends { described: true } ? `${Exclude<Code, Retired<Q>>}.text` : never)
      | (Q extends { worded: true } ? Exclude<Code, Retired<Q>> : never)
  : never;

type FieldTexts<Q> = Q extends { kind: OwnTexts }
  ? never
  : "label" | (Q extends { hint: true } ? "hint" : never) | RuleTexts<Q> | CodeTexts<Q>;

type AnswerTexts<Name extends string, Q> = Q extends { partOf: string }
  ? never
  :
      | (Q extends { row: infer Row extends string } ? Row : Name)
      | (Q extends { codes: readonly (infer Code extends string)[] } ? `${Name}.${Code}` : never);

type TextsOf<S extends QuestionStep> = {
  [Name in keyof Questions[S]["questions"] & string]:
    | `${S}.${Name}.${FieldTexts<Questions[S]["questions"][Name]>}`
    | (Questions[S] extends { lead: string }
        ? `answers.${AnswerTexts<Name, Questions[S]["questions"][Name]>}`
        : never);
}[keyof Questions[S]["questions"] & string];

/** Texts that records need and locales/nl-BE lacks; the line below compiles only if there are none. */
type Missing = Exclude<{ [S in QuestionStep]: TextsOf<S> }[QuestionStep], TextKey>;
true satisfies [Missing] extends [never] ? true : Missing;
