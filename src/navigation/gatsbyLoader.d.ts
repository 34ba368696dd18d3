/** Gatsby's page loader on the window. */
interface Window {
  ___loader?: {
    loadPage: (path: string) => Promise<
      | {
          error?: unknown;
          status?: string;
          json?: { pageContext?: Partial<import("../flow/stepContext").StepContext> };
        }
      | undefined
    >;
  };
}
