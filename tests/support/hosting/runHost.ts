import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";

interface Options {
  command: string;
  args: readonly string[];
  /** Where it answers once it is up. */
  origin: string;
  /** Ends it in order. */
  signal: NodeJS.Signals;
  env?: NodeJS.ProcessEnv;
}

/** Starts a web server and waits until it answers; returns what stops it. Throws what it said when it ends before. */
export async function runHost({ command, args, origin, signal, env = process.env }: Options) {
  const host = spawn(command, args, { env, stdio: ["ignore", "ignore", "pipe"] });
  const said: Buffer[] = [];
  host.stderr.on("data", part => said.push(part));
  for (;;) {
    if (host.exitCode !== null) throw new Error(`${command} ended: ${Buffer.concat(said)}`);
    if (await fetch(origin).catch(() => null)) break;
    await setTimeout(50);
  }
  return async () => {
    host.kill(signal);
    if (host.exitCode === null) await once(host, "exit");
  };
}
