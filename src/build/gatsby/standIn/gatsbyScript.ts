/** Gatsby's script loader, which the site does not use without third-party scripts. */
export const collectedScriptsByPage = { get: () => [], delete: () => {} };
export const Script = () => null;
