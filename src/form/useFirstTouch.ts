import { useEffect } from "react";

/** Loads code at the visitor's first touch of the page: after the first paint, but long before it is needed. */
export function useFirstTouch(load: () => Promise<unknown>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page
  useEffect(() => {
    const signs = ["pointerdown", "keydown", "input"];
    const stop = () => {
      for (const sign of signs) document.removeEventListener(sign, begin);
    };
    const begin = ({ isTrusted }: Event) => {
      // Restoring answers dispatches input events too.
      if (!isTrusted) return;
      stop();
      load().catch(() => {});
    };
    for (const sign of signs) document.addEventListener(sign, begin, { passive: true });
    return stop;
  }, []);
}
