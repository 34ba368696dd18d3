/* biome-ignore-all lint/suspicious/noConsole: messages for who looks after the site, as Gatsby's own */

/**
 * Says in the console what becomes of a worker where Gatsby's registration keeps silent: it tells of the
 * first installation, of one that became redundant, of a failure, and of a browser without workers.
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
