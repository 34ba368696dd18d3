import { build } from "esbuild";

/**
 * The worker's part of sending as one plain script, from the same sources as the page's: the offline
 * plugin's worker takes it in with importScripts("outbox-sync.js").
 */
export async function workerScript(): Promise<[name: string, body: string]> {
  const { outputFiles } = await build({
    entryPoints: ["src/delivery/sendInWorker.ts"],
    bundle: true,
    minify: true,
    format: "iife",
    target: ["chrome100", "firefox100", "safari15.4"],
    define: { "process.env.NODE_ENV": '"production"' },
    write: false,
  });
  return ["outbox-sync.js", outputFiles[0]?.text ?? ""];
}
