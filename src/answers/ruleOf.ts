import type * as v from "valibot";
import { type Rule, rules } from "./rule";

/** The rule behind a valibot issue. A missing key, for which valibot has its own message, is `required`. */
export function ruleOf(issue: v.BaseIssue<unknown>): Rule {
  const known = rules.find(rule => rule === issue.message);
  return known ?? (issue.received === "undefined" ? "required" : "choice");
}
