import type { TextKey } from "../i18n/textKey";
import type { Step } from "./step";

export interface Target {
  href: string;
  external: boolean;
  /** Text key of the page's short name; absent for external pages. */
  label?: TextKey;
}

/** Where previous and next lead; missing sides are left out. */
export interface Sides {
  previous?: Target;
  next?: Target;
}

export function neighbours(step: Step, steps: readonly Step[]): Sides {
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
