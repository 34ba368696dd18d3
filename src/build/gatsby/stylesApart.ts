import { expectMatches } from "./expectMatches";

interface Rule {
  test?: RegExp;
  type?: string;
  generator?: { filename: string };
  oneOf?: Rule[];
}

/** Gatsby inlines all styles. The consent bar's go into a file of their own: most sites ask for no consent. */
export function stylesApart(rules: readonly Rule[]): void {
  const styles = rules.flatMap(({ oneOf = [] }) =>
    oneOf.some(({ test }) => test?.test("x.module.css")) ? [oneOf] : [],
  );
  expectMatches("styles-apart", styles.length, "a rule for x.module.css");
  for (const oneOf of styles)
    oneOf.unshift({
      test: /consentBar\.css$/,
      type: "asset/resource",
      generator: { filename: "static/[name]-[contenthash:10][ext]" },
    });
}
