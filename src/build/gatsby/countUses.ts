import path from "node:path";
import { misfit } from "./misfit";
import type { Repair } from "./repair";

interface Module {
  resource?: string;
}

interface Connection {
  originModule: Module | null;
  dependency: { request?: string } | null;
}

interface Compilation {
  errors: Error[];
  moduleGraph: { getIncomingConnections(module: Module): Iterable<Connection> };
  hooks: { finishModules: { tap(name: string, call: (modules: Iterable<Module>) => void): void } };
}

interface Compiler {
  hooks: {
    thisCompilation: { tap(name: string, call: (compilation: Compilation) => void): void };
  };
}

/** What a bundle must contain for a repair to have an effect. */
export interface Use {
  repair: Pick<Repair, "name" | "upstream" | "reason">;
  /** Absolute path of the module. */
  file: string;
  /** Request by which others import it; without it, any import counts. */
  request?: string;
  /** How many modules import it so, without ours. */
  matches: number | "some";
}

const plugin = "count-uses";
const ours = path.resolve("src") + path.sep;
const bare = (request = "") => request.replaceAll("\\", "/").replace(/\.m?js$/, "");

/** Webpack plugin: fails the build when the target of a repair or stand-in is no longer loaded. */
export const countUses = (uses: readonly Use[]) => ({
  apply({ hooks }: Compiler): void {
    hooks.thisCompilation.tap(plugin, ({ errors, hooks: { finishModules }, moduleGraph }) =>
      finishModules.tap(plugin, modules => {
        const all = [...modules];
        for (const { repair, file, request, matches } of uses) {
          const found = all
            .filter(module => module.resource === file)
            .flatMap(module => [...moduleGraph.getIncomingConnections(module)])
            .filter(({ originModule }) => !originModule?.resource?.startsWith(ours))
            .filter(
              ({ dependency }) => !request || bare(dependency?.request).endsWith(bare(request)),
            );
          const importers = new Set(found.map(({ originModule }) => originModule)).size;
          if (matches === "some" ? importers === 0 : importers !== matches)
            errors.push(misfit(repair, `an import of ${request ?? file}`, importers, matches));
        }
      }),
    );
  },
});
