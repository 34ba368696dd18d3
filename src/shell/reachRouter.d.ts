/** Gatsby's own router; it comes without types. */
declare module "@gatsbyjs/reach-router" {
  export function useLocation(): Location;
  export const globalHistory: {
    listen(listener: (change: { location: { pathname: string } }) => void): () => void;
    navigate(to: string, options: { replace: boolean }): Promise<void>;
  };
}
