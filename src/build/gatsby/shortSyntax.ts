import { expectMatches } from "./expectMatches";

export interface Minimizer {
  constructor: { name: string };
  options?: { minimizer?: { options?: Record<string, unknown> } };
}

/** Lets the minifier use current syntax, which is shorter: all browsers of the browserslist read it. */
export function shortSyntax(minimizers: readonly Minimizer[]): void {
  let found = 0;
  for (const plugin of minimizers) {
    const minimizer = plugin.options?.minimizer;
    if (plugin.constructor.name !== "TerserPlugin" || !minimizer?.options) continue;
    found++;
    minimizer.options = {
      ecma: 2020,
      compress: { ecma: 2020, passes: 3, pure_getters: true, unsafe_arrows: true },
      format: { ecma: 2020, comments: false },
    };
  }
  expectMatches("short-syntax", found, "a TerserPlugin with options");
}
