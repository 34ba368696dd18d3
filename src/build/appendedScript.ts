/** Where gatsby-plugin-offline finds what it puts at the end of sw.js, relative to the root. */
export const appendedScript = ".cache/offline-worker.js";
