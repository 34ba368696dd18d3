/** Everything that can be wrong with an answer; shared by forms, inbox and back ends. */
export const rules = [
  "required",
  "choice",
  "name",
  "email",
  "phone",
  "phoneUnclear",
  "phoneNeeded",
  "postcode",
  "number",
  "tooFew",
  "tooMany",
  "tooLong",
  "contradiction",
  "dateIncomplete",
  "date",
  "datePast",
  "dateTooFar",
  "broker",
] as const;

export type Rule = (typeof rules)[number];
