import { useEffect } from "react";

/** Fetches code when the visitor first touches the page: not for the first paint, long before it is needed. */
export function useFirstTouch(load: () => Promise<unknown>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page
  useEffect(() => {
    const signs = ["pointerdown", "keydown", "input"];
    const stop = () => {
      for (const sign of signs) document.removeEventListener(sign, begin);
    };
    const begin = ({ isTrusted }: Event) => {
      // Kept answers that are filled in again look like input, too; that is not the visitor.
      if (!isTrusted) return;
      stop();
      load().catch(() => {});
    };
    for (const sign of signs) document.addEventListener(sign, begin, { passive: true });
    return stop;
  }, []);
}
