import { startTransition, useCallback, useState } from "react";

/**
 * An element that others draw into or listen to, and its ref. Told in a transition: state that is set at once has React
 * render the page again in the task that hydrates it.
 */
export function useElement<E extends HTMLElement>() {
  const [element, setElement] = useState<E | null>(null);
  const ref = useCallback((now: E | null) => startTransition(() => setElement(now)), []);
  return [element, ref] as const;
}
