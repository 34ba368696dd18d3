import path from "node:path";
import { createViteServer } from "vitest/node";

const root = path.resolve(import.meta.dirname, "../../..");

/** Loads TypeScript modules through Vite, since Node 20 cannot. @param {string[]} names paths below src/ */
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
