import { mkdirSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";

// Compiles src/api with Gatsby's own function compiler into a folder:
//   node compileInbox.mjs FOLDER
const [, , folder = ""] = process.argv;
const load = createRequire(import.meta.url);

mkdirSync(join(folder, "src"), { recursive: true });
symlinkSync(resolve("src/api"), join(folder, "src/api"));
symlinkSync(resolve("node_modules"), join(folder, "node_modules"));

process.env.NODE_ENV = "production";
const { onPreBootstrap } = load("gatsby/dist/internal-plugins/functions/gatsby-node");
const state = {
  flattenedPlugins: [],
  config: { pathPrefix: "/familiale-verzekering" },
  program: { directory: folder, prefixPaths: true },
};
await onPreBootstrap({
  store: { getState: () => state, dispatch: () => undefined },
  reporter: {
    activityTimer: () => ({
      start: () => undefined,
      end: () => undefined,
      panic: (/** @type {unknown} */ problem) => {
        process.stderr.write(`${JSON.stringify(problem)}\n`);
        process.exit(1);
      },
    }),
    warn: () => undefined,
  },
});
process.exit(0);
