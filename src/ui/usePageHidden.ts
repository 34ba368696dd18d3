import { useSyncExternalStore } from "react";

function subscribe(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

/** Whether the page is hidden: a background tab, a locked phone. */
export const usePageHidden = () => useSyncExternalStore(subscribe, () => document.hidden);
