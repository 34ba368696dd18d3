import type { CreateWebpackConfigArgs } from "gatsby";
import type { Compiler } from "webpack";

/**
 * Tells Chromium that most functions of a script are called as soon as it runs: it then compiles them while the script
 * arrives, in another thread, and not one by one when each is called. Other browsers take it for a comment.
 */
const hint = "//# allFunctionsCalledOnLoad";

/** Writes the hint into each script of the pages. */
export function compileAhead({ actions, stage }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  const apply = (compiler: Compiler) => {
    const { BannerPlugin, Compilation } = compiler.webpack;
    // After the minifier, which drops comments, and before files are named by their content.
    const minified = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    new BannerPlugin({ banner: hint, raw: true, test: /\.js$/, stage: minified }).apply(compiler);
  };
  actions.setWebpackConfig({ plugins: [{ apply }] });
}
