// Gatsby's own registration and console messages, kept out of the first load (build/gatsby, worker-registered-later).
import "gatsby-worker-registration";
import { askWorker } from "./askWorker";
import { noteFailures } from "./noteFailures";
import { loadOnlyWhenNewer } from "./ownBuild";
import { tellStates } from "./tellStates";
import { warmUp } from "./warmUp";

/**
 * Registers the worker, and stores the flow once it controls this page (the kill switch never does). Resolves with
 * whether the flow is stored: not on a slow connection.
 */
export async function beReady(): Promise<boolean> {
  const workers = navigator.serviceWorker;
  noteFailures();
  loadOnlyWhenNewer();
  const registration = await workers.ready;
  tellStates(registration);
  await new Promise(taken => {
    const ask = () => askWorker(registration.active, { gatsbyApi: "claim" }).then(taken);
    // A newer worker may replace the one that was asked.
    workers.addEventListener("controllerchange", ask);
    ask();
  });
  return warmUp();
}
