import path from "node:path";
import { createViteServer } from "vitest/node";

const root = path.resolve(import.meta.dirname, "../../..");

/** Our TypeScript, through Vite into something that Node 20 runs. `names` are paths below src/. @param {string[]} names */
export async function loadRoom(names) {
  const server = await createViteServer({
    root,
    configFile: false,
    logLevel: "error",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const loaded = await Promise.all(names.map(name => server.ssrLoadModule(`/src/${name}.ts`)));
  await server.close();
  return Object.assign({}, ...loaded);
}
