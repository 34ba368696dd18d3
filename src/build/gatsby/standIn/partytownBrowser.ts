/** Gatsby's browser code for Partytown only does something in development. */
export const onInitialClientRender = undefined;
