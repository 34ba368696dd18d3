/** The script that gatsby-plugin-offline appends to sw.js, relative to the root. */
export const appendedScript = ".cache/offline-worker.js";
