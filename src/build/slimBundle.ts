import { createRequire } from "node:module";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { classNames } from "./classNames";
import { slimHelpers } from "./slimHelpers";
import { stylesApart } from "./stylesApart";

interface Plugin {
  constructor: { name: string };
  options?: { ignoreOrder?: boolean; minimizer?: { options?: Record<string, unknown> } };
}

type LocalIdent = (file: { resourcePath: string }, pattern: string, name: string) => string;

interface Rule {
  oneOf?: Rule[];
  use?: { options?: { modules?: { localIdentName?: string; getLocalIdent?: LocalIdent } } }[];
}

interface Config {
  plugins: Plugin[];
  module: { rules: Rule[] };
  cache?: { version?: string };
  output: { hashDigestLength?: number };
  optimization: { minimizer: Plugin[]; splitChunks?: { cacheGroups: Record<string, unknown> } };
}

/** Leaves out what every page would load and none uses (figures: docs/size.md). */
export function slimBundle({ actions, getConfig, stage }: CreateWebpackConfigArgs): void {
  const config = getConfig() as Config;
  independentStyles(config.plugins);
  stylesApart(config.module.rules);
  const { resolve } = createRequire(path.resolve("package.json"));
  const inPackage = (name: string, file: string) =>
    path.join(path.dirname(resolve(`${name}/package.json`)), file);
  // For the one who needs it (marketing/runScripts), when the build names third-party scripts.
  const script = inPackage("gatsby-script", "dist/index.modern.mjs");
  actions.setWebpackConfig({ resolve: { alias: { "gatsby-script-whole$": script } } });
  if (stage === "develop" || stage === "develop-html") return;
  shortClassNames(config);
  shortSyntax(config.optimization.minimizer);
  // A library as a chunk of its own compresses worse than among what it is used with.
  if (config.optimization.splitChunks) config.optimization.splitChunks.cacheGroups.lib = false;
  const slim = (file: string) => path.resolve("src/build/slim", file);
  // Half of a file name's hash tells files apart as well, and the runtime names every chunk.
  config.output.hashDigestLength = 10;
  const i18next = inPackage("i18next", "dist/esm/i18next.js");
  const registration = path.resolve(".cache/register-service-worker.js");
  actions.setWebpackConfig({
    module: {
      rules: [
        {
          include: [i18next],
          use: [
            {
              loader: slim("i18nextLoader.cjs"),
              // Words, not an object: only they are part of what webpack's kept cache knows a file by, and
              // a build after a preview would have its i18next.
              options: process.env.GATSBY_PREVIEW === "1" ? "" : "quiet=1",
            },
          ],
        },
        ...Object.entries({
          "loader.js": "gatsbyLoader.cjs",
          "navigation.js": "navigationLoader.cjs",
          "ensure-resources.js": "resourcesLoader.cjs",
          ...(stage === "build-javascript" && { "slice.js": "sliceLoader.cjs" }),
        }).map(([part, loader]) => ({
          include: [path.resolve(".cache", part)],
          use: [{ loader: slim(loader) }],
        })),
        {
          include: [registration],
          resourceQuery: { not: [/later/] },
          use: [{ loader: slim("later.cjs") }],
        },
      ],
    },
    resolve: {
      alias: {
        // Only provider and context: useText needs no more, the plugin neither.
        "react-i18next$": slim("reactI18next.ts"),
        "react-i18next-es": inPackage("react-i18next", "dist/es"),
        i18next$: i18next,
        "browser-lang$": slim("browserLang.ts"),
        outdent$: slim("outdent.ts"),
        "gatsby-worker-registration$": `${registration}?later`,
        ...slimHelpers(slim, inPackage("@babel/runtime", "helpers")),
        ...(stage === "build-javascript" && {
          // Polyfills by guess (a property called "flags"): the browserslist has what we use.
          [inPackage("core-js", "modules")]: false,
          "gatsby-script$": slim("gatsbyScript.ts"),
          "@builder.io/partytown/integration$": slim("partytown.ts"),
          [inPackage("gatsby", "dist/internal-plugins/partytown/gatsby-browser.js")]:
            slim("partytownBrowser.ts"),
          [inPackage("gatsby-plugin-offline", "gatsby-browser.js")]: slim("offlineBrowser.ts"),
          "prop-types$": slim("propTypes.ts"),
          invariant$: slim("invariant.ts"),
          "react-server-dom-webpack$": slim("noPartialHydration.ts"),
        }),
      },
    },
  });
}

/** Our CSS modules never depend on each other's order, so webpack need not warn about it. */
function independentStyles(plugins: readonly Plugin[]): void {
  for (const plugin of plugins) {
    if (plugin.constructor.name !== "MiniCssExtractPlugin" || !plugin.options) continue;
    plugin.options.ignoreOrder = true;
  }
}

/** The browsers of package.json's browserslist read today's syntax, which is shorter. */
function shortSyntax(minimizers: readonly Plugin[] = []): void {
  for (const plugin of minimizers) {
    const minimizer = plugin.options?.minimizer;
    if (plugin.constructor.name !== "TerserPlugin" || !minimizer?.options) continue;
    minimizer.options = {
      ecma: 2020,
      compress: { ecma: 2020, passes: 3, pure_getters: true, unsafe_arrows: true },
      format: { ecma: 2020, comments: false },
    };
  }
}

/** Class names travel in the HTML, the CSS and the JavaScript of every page. */
function shortClassNames({ module, cache }: Config): void {
  const { key, of } = classNames(path.resolve("src"));
  // What was compiled under other numbers is compiled again.
  if (cache) cache.version = key;
  const shorten = (rules: readonly Rule[]): void => {
    for (const { oneOf = [], use } of rules) {
      shorten(oneOf);
      if (!Array.isArray(use)) continue;
      for (const { options } of use) {
        if (options?.modules?.localIdentName)
          options.modules.getLocalIdent = ({ resourcePath }, _, name) => of(resourcePath, name);
      }
    }
  };
  shorten(module.rules);
}
