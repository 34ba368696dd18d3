import { useEffect, useState } from "react";

/** Loads code once it is wanted. `failed` until `retry` is called; ignored after unmounting. */
export function useLatePart<Part>(load: () => Promise<Part>, wanted: boolean) {
  const [part, setPart] = useState<Part>();
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same code every time
  useEffect(() => {
    if (!wanted || part || failed) return;
    let here = true;
    // In a task of its own: asking for scripts takes as long as a render.
    const timer = setTimeout(() =>
      load().then(
        loaded => here && setPart(loaded),
        () => here && setFailed(true),
      ),
    );
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [wanted, part, failed]);
  return { part, failed, retry: () => setFailed(false) };
}
