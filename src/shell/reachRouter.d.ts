/** Gatsby's own router; it comes without types. */
declare module "@gatsbyjs/reach-router" {
  export function useLocation(): Location;
  export const globalHistory: {
    navigate(to: string, options: { replace: boolean }): Promise<void>;
  };
}
