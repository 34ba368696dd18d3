// Gatsby's own registration, with its messages; it is not in the first load (src/build/slimBundle).
import "gatsby-worker-registration";
import { loadOnlyWhenNewer } from "./ownBuild";
import { tellStates } from "./tellStates";
import { warmUp } from "./warmUp";

/** Registers the worker, and stores the flow once a worker answers this page: it reads what is stored. */
export async function beReady(loadPage: (path: string) => Promise<unknown>): Promise<void> {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  loadOnlyWhenNewer();
  const registration = await workers.ready;
  tellStates(registration);
  if (!workers.controller)
    await new Promise(resolve => {
      workers.addEventListener("controllerchange", resolve, { once: true });
      registration.active?.postMessage({ gatsbyApi: "claim" });
    });
  await warmUp(loadPage);
}
