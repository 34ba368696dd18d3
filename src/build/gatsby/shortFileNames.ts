import { expectMatches } from "./expectMatches";

interface Chunk {
  name?: string | null;
}

interface Hook<Args extends unknown[]> {
  tap(name: string, call: (...args: Args) => void): void;
}

interface Compiler {
  hooks: { thisCompilation: Hook<[{ hooks: { afterOptimizeChunkIds: Hook<[Iterable<Chunk>]> } }]> };
}

const plugin = "short-file-names";
const named = /^(?:component|slice)---|^[0-9a-f]{40}$/;

/**
 * Webpack plugin: numbers the files of page and shared scripts, since the runtime in every page lists all
 * names. Gatsby finds them by their chunk group, whose name stays.
 */
export const shortFileNames = {
  apply({ hooks }: Compiler): void {
    hooks.thisCompilation.tap(plugin, compilation =>
      compilation.hooks.afterOptimizeChunkIds.tap(plugin, chunks => {
        const long = [...chunks].filter(({ name }) => named.test(name ?? ""));
        expectMatches("short-file-names", long.length, `a chunk called ${named}`);
        for (const chunk of long) chunk.name = undefined;
      }),
    );
  },
};
