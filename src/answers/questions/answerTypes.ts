import type { StepQuestions } from "./question";

/** Whether a record has this optional key: reading it directly fails on records without it. */
type Has<Q, Key extends string> = Q extends Record<Key, unknown> ? true : false;

type Given<Q> = Q extends { kind: "choice"; codes: readonly (infer Code)[] }
  ? Code
  : Q extends { kind: "choices"; codes: readonly (infer Code)[] }
    ? Code[]
    : Q extends { kind: "count" }
      ? number
      : Q extends { kind: "tick" }
        ? boolean
        : string;

/** Null when not asked or not answered, unless the other answer implies it. Several choices may be none. */
type Answer<Q> = Q extends { kind: "choices" }
  ? Given<Q>
  :
      | Given<Q>
      | (Has<Q, "optional"> extends true ? null : never)
      | (Has<Q, "when"> extends true ? (Has<Q, "implied"> extends true ? never : null) : never);

type Unread = { kind: "files" | "aid" | "range" };

/** A step's valid answers by name, as formSchema returns them. */
export type AnswersTo<S extends StepQuestions> = {
  -readonly [Name in keyof S["questions"] as S["questions"][Name] extends Unread
    ? never
    : Name]: Answer<S["questions"][Name]>;
};

type Apart = Unread | { partOf: string };

/** A step's part of the lead, as leadPart returns it. */
export type LeadPart<S extends StepQuestions> = {
  -readonly [Name in keyof S["questions"] as S["questions"][Name] extends Apart
    ? never
    : Name]: S["questions"][Name] extends { inLead: Record<string, infer Value> }
    ? number | Extract<Value, null>
    : Answer<S["questions"][Name]>;
};
