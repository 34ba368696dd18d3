import { useEffect } from "react";

/** Fetches code when the visitor first touches the page: not for the first paint, long before it is needed. */
export function useFirstTouch(load: () => Promise<unknown>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page
  useEffect(() => {
    const begin = () => {
      load().catch(() => {});
    };
    const signs = ["pointerdown", "keydown", "input"];
    for (const sign of signs) document.addEventListener(sign, begin, { once: true, passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, begin);
    };
  }, []);
}
