/** The closed list of what can be wrong with an answer. Forms, the inbox and back ends share it. */
export const rules = [
  "required",
  "choice",
  "name",
  "email",
  "phone",
  "phoneNeeded",
  "postcode",
  "number",
  "tooFew",
  "tooMany",
  "tooLong",
  "dateIncomplete",
  "date",
  "datePast",
  "dateTooFar",
  "broker",
] as const;

export type Rule = (typeof rules)[number];
