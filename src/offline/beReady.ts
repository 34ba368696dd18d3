// Gatsby's own registration, with its messages; it is not in the first load (src/build/slimBundle).
import "gatsby-worker-registration";
import { warmUp } from "./warmUp";

/** Registers the worker, and stores the flow once there is one to read what is stored. */
export async function beReady(loadPage: (path: string) => Promise<unknown>): Promise<void> {
  await navigator.serviceWorker?.ready;
  if (navigator.serviceWorker) await warmUp(loadPage);
}
