import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { appendedScript } from "./appendedScript";
import { plainScript } from "./plainScript";

/** Sending from the worker; sw.js imports it (importScripts). */
export async function workerScript(): Promise<[name: string, body: string]> {
  return ["outbox-sync.js", await plainScript("src/delivery/sendInWorker.ts")];
}

/** Loaded by pages whose scripts a deploy removed (src/shell/live/noticeGone). */
export async function renewScript(): Promise<[name: string, body: string]> {
  return ["renew.js", await plainScript("src/offline/renew.ts")];
}

/** Writes the script appended to sw.js: our responses in place of the plugin's, and sending. */
export async function writeAppendedScript(root: string): Promise<void> {
  const target = path.join(root, appendedScript);
  await mkdir(path.dirname(target), { recursive: true });
  const answers = await plainScript("src/offline/worker.ts");
  // The plugin's script ends without a semicolon: its last line would call ours.
  await writeFile(target, `;${answers}importScripts("outbox-sync.js");\n`);
}
