import { site } from "../settings/site";

declare global {
  interface Window {
    /** When set, Gatsby reloads the page once a new worker is installed. */
    ___failedResources?: boolean;
  }
}

/** The files of a build. Chunks named `online-…` are useless offline, so their failures do not count. */
const part =
  /^(?!online-)[^/]+\.(?:js|css)$|^(?:page-data|slice-data|static|brokers|places|drawings|brand)\//;
const failed = new Set<string>();

/**
 * Sets Gatsby's flag for failed scripts, styles, data or images, which Gatsby reads but since version 5 never
 * sets. A file that loads at a later attempt no longer counts as failed.
 */
export function noteFailures(): void {
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const { name, responseStatus } = entry as PerformanceResourceTiming;
      // Not in Safari.
      if (responseStatus !== undefined) note(name, responseStatus >= 200 && responseStatus < 400);
    }
  }).observe({ type: "resource", buffered: true });
  window.addEventListener(
    "error",
    ({ target }) => {
      const { src, href } = target as Partial<HTMLImageElement & HTMLLinkElement>;
      const address = src || href;
      if (typeof address === "string") note(address, false);
    },
    true,
  );
}

function note(address: string, had: boolean): void {
  const [, name = ""] = address.split(`${window.location.origin}${site.basePath}/`);
  if (!part.test(name)) return;
  if (!had) failed.add(address);
  else if (!failed.delete(address)) return;
  window.___failedResources = failed.size > 0;
}
