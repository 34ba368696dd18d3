/**
 * Replaces gatsby-plugin-offline's browser code, which sends the worker lists that ours does not use, and
 * registers it while the page still starts (src/offline/beReady does so later).
 */
export const registerServiceWorker = undefined;
