import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { appendedScript } from "./appendedScript";

/** A worker's part as one plain script, from the same sources as the page's. */
async function plainScript(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: "iife",
    target: ["chrome100", "firefox100", "safari15.4"],
    define: {
      "process.env.NODE_ENV": '"production"',
      "process.env.GATSBY_SITE_URL": '""',
      "process.env.GATSBY_MANY_LANGUAGES": '""',
    },
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}

/** The worker's part of sending; sw.js takes it in with importScripts("outbox-sync.js"). */
export async function workerScript(): Promise<[name: string, body: string]> {
  return ["outbox-sync.js", await plainScript("src/delivery/sendInWorker.ts")];
}

/** What a page whose scripts went with a deploy asks for (src/shell/noticeGone). */
export async function renewScript(): Promise<[name: string, body: string]> {
  return ["renew.js", await plainScript("src/offline/renew.ts")];
}

/** Writes that end: our answers in place of the plugin's, and the worker's part of sending. */
export async function writeAppendedScript(root: string): Promise<void> {
  const target = path.join(root, appendedScript);
  await mkdir(path.dirname(target), { recursive: true });
  const answers = await plainScript("src/offline/worker.ts");
  await writeFile(target, `${answers}importScripts("outbox-sync.js");\n`);
}
