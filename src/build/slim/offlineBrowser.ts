/**
 * In place of what gatsby-plugin-offline runs in every page: it tells the worker lists that ours does not
 * use, and has Gatsby register the worker while the page still starts (src/offline/beReady does, later).
 */
export const registerServiceWorker = undefined;
