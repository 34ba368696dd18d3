/** Gatsby's own part of Partytown in the browser works in development only. */
export const onInitialClientRender = undefined;
