import { languagePrefix } from "../../language/languagePrefix";
import { site } from "../../settings/site";
import { appendedScript } from "../appendedScript";

/** Cached when the worker is installed: what the offline page needs. */
export const precached: readonly string[] = [
  ...site.languages.map(language => `${languagePrefix(language)}/offline/index.html`.slice(1)),
  "drawings/house.svg",
];
const nothing = { urlPattern: /^never$/, handler: "NetworkOnly" };

/**
 * Options of gatsby-plugin-offline. The plugin merges lists with its own, entry by entry, so ours are long
 * enough to replace all of them: its rules would answer other hosts' JSON and config.json from a cache, and
 * src/offline stores the scripts itself, per build (docs/decisions/0026).
 */
export const offlineOptions = {
  appendScript: appendedScript,
  debug: false,
  workboxConfig: {
    runtimeCaching: Array.from({ length: 4 }, () => nothing),
    globPatterns: Array.from({ length: 40 }, (_, i) => precached[i % precached.length]),
  },
};
