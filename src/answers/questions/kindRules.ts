import type { Rule } from "../rule";
import type { Kind } from "./question";

/** Rules that each kind can break; `required` does not apply to optional questions. */
export const kindRules = {
  choice: ["required"],
  choices: ["choice"],
  count: ["required", "number", "tooFew", "tooMany"],
  line: ["required", "tooLong"],
  text: ["required", "tooLong"],
  name: ["required", "name", "tooLong"],
  email: ["required", "email", "tooLong"],
  phone: ["required", "phoneUnclear", "phone"],
  postcode: ["required", "postcode"],
  date: ["required", "dateIncomplete", "date", "datePast", "dateTooFar"],
  broker: ["required", "broker"],
  // Nothing the visitor could correct.
  files: [],
  label: [],
  instant: [],
  tick: [],
  aid: [],
  range: [],
} as const satisfies Record<Kind["kind"], readonly Rule[]>;
