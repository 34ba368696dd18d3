import { contentId } from "./contentId";
import type { Platform } from "./platform";

/** The browser's clock, network and locks; pages and the worker read config.json in ways of their own. */
export const browserPlatform = ({ config, url }: Pick<Platform, "config" | "url">): Platform => ({
  now: Date.now,
  notBefore: Date.UTC(Number(process.env.GATSBY_BUILD_YEAR)),
  elapsed: () => performance.now(),
  random: Math.random,
  sleep: ms => new Promise(resolve => setTimeout(resolve, ms)),
  online: () => navigator.onLine !== false,
  fetch: (url, init) => fetch(url, init),
  config,
  url,
  idOf: contentId,
  locks: navigator.locks,
});
