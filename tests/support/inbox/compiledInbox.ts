import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keepFunctionLoaded } from "../../../src/inbox/keepFunctionLoaded";

const script = (name: string) => new URL(name, import.meta.url).pathname;

/** A server in a process of its own; `kill` ends it as a power cut would. */
export interface ServedInbox {
  url: string;
  log: () => string;
  kill: () => Promise<void>;
}

/** The inbox as Gatsby compiles and serves it, in processes of their own that may be killed. */
export function compiledInbox() {
  const folder = mkdtempSync(join(tmpdir(), "inbox-"));
  execFileSync(process.execPath, [script("compileInbox.mjs"), folder], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  keepFunctionLoaded(folder);
  const children: ChildProcess[] = [];

  /** Starts a server on the store `db`; `limit` is the largest file it may write, in kB, in place of
   * a disk that is full. */
  async function serve(db: string, limit?: number): Promise<ServedInbox> {
    const args = [script("serveInbox.mjs"), folder];
    const options = { cwd: folder, env: { ...process.env, LEADS_DB: db } };
    const child = limit
      ? spawn(
          "bash",
          ["-c", `ulimit -f ${limit}; exec "$0" "$@"`, process.execPath, ...args, "plain"],
          options,
        )
      : spawn(process.execPath, args, options);
    children.push(child);
    let log = "";
    child.stderr.on("data", data => {
      log += String(data);
    });
    const port = await new Promise<string>((resolve, reject) => {
      child.stdout.on("data", data => {
        log += String(data);
        const found = /port (\d+)/.exec(log)?.[1];
        if (found) resolve(found);
      });
      child.once("exit", code => reject(new Error(`the server ended with ${code}: ${log}`)));
    });
    return {
      url: `http://127.0.0.1:${port}/familiale-verzekering/api/leads`,
      log: () => log,
      kill: async () => {
        child.kill("SIGKILL");
        if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      },
    };
  }

  const stop = () => {
    for (const child of children) child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, serve, stop };
}
