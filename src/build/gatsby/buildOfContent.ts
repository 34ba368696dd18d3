import { createHash } from "node:crypto";
import { expectMatches } from "./expectMatches";

interface Compilation {
  assets: Readonly<Record<string, unknown>>;
  hash?: string;
}

interface Compiler {
  hooks: { afterEmit: { tap(name: string, call: (compilation: Compilation) => void): void } };
}

const plugin = "build-of-content";
const hashed = /[-.][0-9a-f]{10}\.(?:js|css)$/;

/**
 * Webpack plugin: names the build by the files that it wrote, whose names follow their content. Webpack's own name
 * follows the folder's path too, and open pages would take the same build from another folder for a new release.
 */
export const buildOfContent = {
  apply({ hooks }: Compiler): void {
    hooks.afterEmit.tap(plugin, compilation => {
      const names = Object.keys(compilation.assets).filter(name => hashed.test(name));
      expectMatches(plugin, names.length, `a file called ${hashed}`);
      const all = names.sort().join("\n");
      compilation.hash = createHash("sha256").update(all).digest("hex").slice(0, 10);
    });
  },
};
