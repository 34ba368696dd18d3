import type { TextKey } from "../i18n/textKey";
import type { Step } from "./step";

/** Where a button of the flow leads: a page of ours, or an external address. */
export interface Target {
  href: string;
  external: boolean;
  /** Text key of the page's short name; external pages have none. */
  label?: TextKey;
}

/** The targets of previous and next; undefined where the step has none. */
export function neighbours(
  step: Step,
  steps: readonly Step[],
): { previous?: Target; next?: Target } {
  const previous = target(step.previous, step.previousExternal, steps);
  const next = target(step.next, step.nextExternal, steps);
  return { ...(previous && { previous }), ...(next && { next }) };
}

function target(
  to: string | undefined,
  external = false,
  steps: readonly Step[],
): Target | undefined {
  if (!to) return undefined;
  if (external) return { href: to, external };
  const page = steps.find(step => step.id === to);
  return page && { href: page.path, external, label: page.label };
}
