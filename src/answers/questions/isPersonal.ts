import type { Kind } from "./question";

const impersonal = new Set<Kind["kind"]>([
  "choice",
  "choices",
  "count",
  "range",
  "date",
  "broker",
  "instant",
  "tick",
  "files",
]);

/** Whether answers of this kind may contain the visitor's own words; unknown kinds count as personal. */
export const isPersonal = (kind: Kind["kind"] | undefined) => !(kind && impersonal.has(kind));
