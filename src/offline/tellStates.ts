/* biome-ignore-all lint/suspicious/noConsole: messages for operators, like Gatsby's own */

/**
 * Logs the worker's states that Gatsby's registration does not log: update found, update ready, activated. Gatsby
 * logs the first installation, redundant workers, failures and missing support.
 */
export function tellStates(registration: ServiceWorkerRegistration): void {
  const { active } = registration;
  if (active && !navigator.serviceWorker.controller) tellActivated(active);
  const follow = () => {
    const worker = registration.installing;
    if (!worker) return;
    console.info("Service worker: update found.");
    tellActivated(worker);
    worker.addEventListener("statechange", () => {
      if (worker.state === "installed") console.info("Service worker: update ready.");
    });
  };
  follow();
  registration.addEventListener("updatefound", follow);
}

function tellActivated(worker: ServiceWorker): void {
  const tell = () => {
    if (worker.state === "activated") console.info("Service worker: activated.");
  };
  tell();
  worker.addEventListener("statechange", tell);
}
