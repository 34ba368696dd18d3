interface Rule {
  test?: RegExp;
  type?: string;
  generator?: { filename: string };
  oneOf?: Rule[];
}

/**
 * Gatsby puts all styles into the HTML of all pages. Those of the consent bar are a file that the bar
 * fetches: most sites ask for no consent.
 */
export function stylesApart(rules: readonly Rule[]): void {
  for (const { oneOf } of rules) {
    if (oneOf?.some(({ test }) => test?.test("x.module.css")))
      oneOf.unshift({
        test: /consentBar\.css$/,
        type: "asset/resource",
        generator: { filename: "static/[name]-[contenthash:10][ext]" },
      });
  }
}
