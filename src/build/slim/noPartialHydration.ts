/** Gatsby's loader names this for partial hydration, which is off. */
export const createFromReadableStream = undefined;
