import type * as v from "valibot";
import { type Rule, rules } from "./rule";

/** The rule an issue of ours stands for. A missing key (valibot has its own words for it) is `required`. */
export function ruleOf(issue: v.BaseIssue<unknown>): Rule {
  const known = rules.find(rule => rule === issue.message);
  return known ?? (issue.received === "undefined" ? "required" : "choice");
}
