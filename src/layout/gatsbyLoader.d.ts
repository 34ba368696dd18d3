/** What Gatsby's runtime puts on the window: its page loader. */
interface Window {
  ___loader?: {
    loadPage: (
      path: string,
    ) => Promise<
      | { error?: unknown; status?: string; json?: { pageContext?: Record<string, unknown> } }
      | undefined
    >;
  };
}
