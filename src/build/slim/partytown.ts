/** Gatsby only needs this for scripts off the main thread, in development. */
export const partytownSnippet = () => "";
