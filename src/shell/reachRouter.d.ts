/** Gatsby's own router; it comes without types. */
declare module "@gatsbyjs/reach-router" {
  export const globalHistory: {
    navigate(to: string, options: { replace: boolean }): Promise<void>;
  };
}
