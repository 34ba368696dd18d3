import type { Reporter } from "gatsby";

/** Wraps a hook, so that a repair that does not match stops the build with its message, without Gatsby's trace. */
export const panicking =
  <Args extends { reporter: Reporter }>(hook: (args: Args) => unknown) =>
  async (args: Args): Promise<void> => {
    try {
      await hook(args);
    } catch (error) {
      if (!(error instanceof Error) || error.name !== "Misfit") throw error;
      args.reporter.panic(error.message);
    }
  };
