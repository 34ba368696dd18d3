import { useCallback, useEffect, useRef } from "react";

/** How long after the finger was lifted its click may still come (ms). */
const clickMs = 100;

/**
 * Gives a function that calls back at once, or after the press that is under way: a list that comes between press and
 * release moves what is under the finger, so that the press is lost or goes to an office. Of several callbacks the last
 * one counts. A press in the search itself need not wait: it stands above the list.
 */
export function useAfterPress(): (then: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<() => void>();
  useEffect(() => {
    const leaving = new AbortController();
    const press = ({ target }: Event) => {
      pressed.current = !(target as Element).closest("[role=search]");
    };
    const end = () => {
      pressed.current = false;
      waiting.current?.();
      waiting.current = undefined;
    };
    const listeners = {
      pointerdown: press,
      pointerup: () => setTimeout(end, clickMs),
      pointercancel: end,
      click: end,
    };
    for (const [type, hear] of Object.entries(listeners))
      addEventListener(type, hear, { signal: leaving.signal });
    return () => leaving.abort();
  }, []);
  return useCallback(then => {
    if (pressed.current) waiting.current = then;
    else then();
  }, []);
}
