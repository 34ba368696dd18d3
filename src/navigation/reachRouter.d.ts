/** Gatsby's router comes without types. */
declare module "@gatsbyjs/reach-router" {
  export function useLocation(): Location;
  export const globalHistory: {
    navigate(to: string, options: { replace: boolean }): Promise<void>;
    /** Calls the listener after each navigation within the site; returns the unsubscribe function. */
    listen(listener: (now: { location: Location; action: "PUSH" | "POP" }) => void): () => void;
  };
}
