import { createRequire } from "node:module";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

/** Leaves out what every page would load and none uses (figures: docs/size.md). */
export function slimBundle({ actions, getConfig, stage }: CreateWebpackConfigArgs): void {
  independentStyles(getConfig());
  if (stage === "develop" || stage === "develop-html") return;
  const { resolve } = createRequire(path.resolve("package.json"));
  const slim = (file: string) => path.resolve("src/build/slim", file);
  actions.setWebpackConfig({
    resolve: {
      alias: {
        // Only provider, hook and context; the rest of the package is for markup in texts.
        "react-i18next$": slim("reactI18next.ts"),
        "react-i18next-es": path.join(path.dirname(resolve("react-i18next/package.json")), "dist/es"),
        "browser-lang$": slim("browserLang.ts"),
        "outdent$": slim("outdent.ts"),
      },
    },
  });
}

/** Our CSS modules never depend on each other's order, so webpack need not warn about it. */
function independentStyles({ plugins }: { plugins: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[] }): void {
  for (const { constructor, options } of plugins) {
    if (constructor.name === "MiniCssExtractPlugin" && options) options.ignoreOrder = true;
  }
}
