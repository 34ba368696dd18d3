import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { bundleServer } from "../../../scripts/bundleServer.mjs";

/** A server in a process of its own; `kill` ends it as a power cut would. */
export interface ServedInbox {
  url: string;
  log: () => string;
  /** The most memory it has used so far, in bytes. */
  peak: () => number;
  /** Processor time of the thread that answers, in ms so far. */
  answeringMs: () => number;
  kill: () => Promise<void>;
  /** Ends it as an operator does; its exit code. */
  end: () => Promise<number | null>;
}

/** The inbox as `npm run build` bundles it, in processes of their own that may be killed. */
export async function bundledInbox() {
  const folder = mkdtempSync(join(tmpdir(), "inbox-"));
  const bundle = join(folder, "server.cjs");
  await bundleServer(bundle);
  // A junction needs no rights on Windows; elsewhere it is any link.
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction");
  const children: ChildProcess[] = [];

  /** Starts a server on a store, a file or a database's address; `through` is a command that starts it in turn. */
  async function serve(store: string, through: readonly string[] = []): Promise<ServedInbox> {
    const env = { ...process.env, LEADS_STORE: store, PORT: "0", HOST: "127.0.0.1" };
    const [program = "", ...args] = [...through, process.execPath, bundle, "inbox"];
    const child = spawn(program, args, { cwd: folder, env });
    children.push(child);
    let log = "";
    child.stderr.on("data", data => {
      log += String(data);
    });
    const port = await new Promise<string>((resolve, reject) => {
      child.stdout.on("data", data => {
        log += String(data);
        const found = /listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(log)?.[1];
        if (found) resolve(found);
      });
      child.once("exit", code => reject(new Error(`the server ended with ${code}: ${log}`)));
    });
    return {
      url: `http://127.0.0.1:${port}/familiale-verzekering/api/leads`,
      log: () => log,
      peak: () => {
        const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
        return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) * 1024;
      },
      answeringMs: () => {
        const [ns] = readFileSync(`/proc/${child.pid}/task/${child.pid}/schedstat`, "utf8").split(
          " ",
        );
        return Number(ns) / 1e6;
      },
      end: async () => {
        child.kill("SIGTERM");
        if (child.exitCode === null) await once(child, "exit");
        return child.exitCode;
      },
      kill: async () => {
        child.kill("SIGKILL");
        if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      },
    };
  }

  const stop = () => {
    for (const child of children) child.kill("SIGKILL");
    // Windows keeps a folder for a moment in which a process just ended.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  return { folder, serve, stop };
}
