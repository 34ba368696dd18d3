import type { Joints } from "./readForms";

/** A list of labels, as a language joins them. */
export function joined(labels: readonly string[], [two, between, last]: Joints): string {
  if (labels.length < 3) return labels.join(two);
  return labels.slice(0, -1).join(between) + last + labels.at(-1);
}
