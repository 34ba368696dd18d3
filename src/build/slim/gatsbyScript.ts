/** No third-party script is configured, so nothing of Gatsby's script loader is needed. */
export const collectedScriptsByPage = { get: () => [], delete: () => {} };
export const Script = () => null;
