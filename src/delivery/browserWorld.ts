import { withPrefix } from "gatsby";
import { loadConfig } from "../settings/configStore";
import { contentId } from "./contentId";
import type { World } from "./world";

/** What a page's browser gives. */
export const browserWorld = (): World => ({
  now: Date.now,
  elapsed: () => performance.now(),
  random: Math.random,
  sleep: ms => new Promise(resolve => setTimeout(resolve, ms)),
  online: () => navigator.onLine !== false,
  fetch: (url, init) => fetch(url, init),
  config: () => loadConfig(),
  url: withPrefix,
  idOf: contentId,
  locks: navigator.locks,
});
