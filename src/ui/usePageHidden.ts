import { useSyncExternalStore } from "react";

function subscribe(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

/** Whether nobody can see the page now: another tab is in front, the phone is locked. */
export const usePageHidden = () => useSyncExternalStore(subscribe, () => document.hidden);
