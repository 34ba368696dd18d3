import { languagePrefix } from "../settings/languagePrefix";
import { site } from "../settings/site";
import { appendedScript } from "./appendedScript";

/** What the worker keeps from the moment it is installed: the page that says there is no connection. */
const precached = [
  ...site.languages.map(language => `${languagePrefix(language)}/offline/index.html`.slice(1)),
  "drawings/house.svg",
];
const nothing = { urlPattern: /^never$/, handler: "NetworkOnly" };

/**
 * Options of gatsby-plugin-offline. It merges lists with its own entry by entry, so ours are long enough
 * to replace all of them: its rules would answer other hosts' JSON and config.json from a cache, and the
 * scripts it precaches are those that src/offline stores, build by build (docs/decisions/0026).
 */
export const offlineOptions = {
  appendScript: appendedScript,
  debug: false,
  workboxConfig: {
    runtimeCaching: Array.from({ length: 4 }, () => nothing),
    globPatterns: Array.from({ length: 40 }, (_, i) => precached[i % precached.length]),
  },
};
