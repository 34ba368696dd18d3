import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "esbuild";

/** The courier, bundled, in processes that may be killed. */
export async function couriers() {
  const folder = mkdtempSync(join(tmpdir(), "couriers-"));
  const bundle = join(folder, "courier.cjs");
  await build({
    entryPoints: ["tests/support/handover/courier.ts"],
    outfile: bundle,
    bundle: true,
    platform: "node",
    format: "cjs",
    jsx: "automatic",
    external: ["libsql", "pg-native"],
    define: { "import.meta.url": "importMetaUrl", "process.env.NODE_ENV": '"production"' },
    banner: { js: 'const importMetaUrl = require("node:url").pathToFileURL(__filename).href;' },
    logLevel: "error",
  });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction");
  const running = new Set<ChildProcess>();

  async function start(place: string, url: string, env = {}): Promise<ChildProcess> {
    const child = spawn(process.execPath, [bundle, place, url], {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, ...env },
    });
    running.add(child);
    child.once("exit", () => running.delete(child));
    await once(child.stdout, "data");
    return child;
  }

  const kill = async (child: ChildProcess) => {
    if (!running.has(child)) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  };

  return {
    folder,
    start,
    kill,
    stop: async () => {
      for (const child of running) await kill(child);
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
