import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { buildOfContent } from "./buildOfContent";
import { expectMatches } from "./expectMatches";
import { lenientDecoding } from "./lenientDecoding";
import { repairedModules } from "./repairedModules";
import { type CssRule, shortClassNames } from "./shortClassNames";
import { shortFileNames } from "./shortFileNames";
import { type Minimizer, shortSyntax } from "./shortSyntax";
import { type CacheGroups, stylesByPage } from "./stylesByPage";
import { stylesKey } from "./stylesKey";
import { upstreamPath } from "./upstreamPath";

interface Plugin extends Minimizer {
  options?: Minimizer["options"] & { ignoreOrder?: boolean };
}

interface Config {
  plugins: Plugin[];
  module: { rules: CssRule[] };
  cache?: { version?: string };
  output: { hashDigestLength?: number; hashSalt?: string };
  optimization: {
    minimizer: Plugin[];
    moduleIds?: string;
    splitChunks?: { cacheGroups: CacheGroups };
  };
}

/** Rooms without side effects on import: unused exports can be dropped. */
const pureRooms = ["settings", "language", "timing"];

/** Aliases for upstream files that are otherwise changed or left out. */
const names = () => ({
  // For marketing/runScripts, in builds with third-party scripts.
  "gatsby-script-whole$": upstreamPath("gatsby-script/dist/index.modern.mjs"),
  "gatsby-worker-registration$": upstreamPath("gatsby/cache-dir/register-service-worker.js"),
  "react-i18next-es": upstreamPath("react-i18next/dist/es"),
});

/** Applies the repairs to webpack's configuration (docs/gatsby.md). */
export function slimBundle({ actions, getConfig, plugins, stage }: CreateWebpackConfigArgs) {
  const config = getConfig() as Config;
  actions.setWebpackConfig({ resolve: { alias: names() } });
  if (stage === "develop" || stage === "develop-html") return;
  const scripts = stage === "build-javascript";
  const classes = shortClassNames(config.module.rules);
  if (scripts) {
    independentStyles(config.plugins);
    shortSyntax(config.optimization.minimizer);
    withoutOwnChunks(config);
    // In the order of imports: related modules lie together and compress better than in the order of path hashes, with
    // which the size also depended on the build's folder.
    config.optimization.moduleIds = "natural";
  }
  // Half a hash still tells files apart, and the runtime lists every chunk name.
  config.output.hashDigestLength = 10;
  if (!scripts) config.output.hashSalt = stylesKey(path.resolve("src"));
  const repaired = repairedModules(
    scripts ? "scripts" : "html",
    process.env.GATSBY_PREVIEW === "1",
  );
  // Recompile after a change of class names or stand-ins: webpack's cache keeps resolved imports, whatever
  // the aliases are now.
  if (config.cache) config.cache.version = classes + repaired.key;
  actions.setWebpackConfig({
    plugins: [
      plugins.provide(lenientDecoding.provided),
      lenientDecoding.counted,
      repaired.plugin,
      ...(scripts ? [shortFileNames, buildOfContent] : []),
    ],
    module: {
      rules: [
        ...repaired.rules,
        { include: pureRooms.map(room => path.resolve("src", room)), sideEffects: false },
      ],
    },
    resolve: { alias: repaired.alias },
  });
}

/** Silences webpack's order warnings: our CSS modules never depend on order. */
function independentStyles(plugins: readonly Plugin[]): void {
  const ordered = plugins.flatMap(({ constructor: { name }, options }) =>
    name === "MiniCssExtractPlugin" && options ? [options] : [],
  );
  expectMatches("independent-styles", ordered.length, "a MiniCssExtractPlugin with options");
  for (const options of ordered) options.ignoreOrder = true;
}

/** Libraries compress worse in a chunk of their own than with the code that uses them; styles go with it, too. */
function withoutOwnChunks({ optimization: { splitChunks } }: Config): void {
  const groups = splitChunks?.cacheGroups ?? {};
  expectMatches("no-library-chunk", groups.lib ? 1 : 0, "a cache group called lib");
  groups.lib = false;
  stylesByPage(groups);
}
