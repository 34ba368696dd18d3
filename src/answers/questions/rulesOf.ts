import type { Rule } from "../rule";
import { kindRules } from "./kindRules";
import type { Question } from "./question";

/** Rules that an answer may break; each has a text `<step>.<name>.<rule>`. */
export function rulesOf({ kind, optional, neededWhen, leastWhen }: Question): Rule[] {
  const own = kindRules[kind].filter(rule => !(optional && rule === "required"));
  return [
    ...own,
    ...(neededWhen ? [neededWhen.rule] : []),
    ...(leastWhen ? (["contradiction"] as const) : []),
  ];
}
