import { spawn } from "node:child_process";
import { once } from "node:events";
import { serverBundle } from "../../bundleServer.mjs";

/**
 * How long the bundled server takes from its first instruction until it says that it listens, so many times on one store:
 * the first time it makes the tables. @param {string} store @param {number} count @returns {Promise<number[]>} ms
 */
export async function startTimes(store, count) {
  /** @type {number[]} */
  const times = [];
  const env = { ...process.env, LEADS_STORE: store, PORT: "0", HOST: "127.0.0.1" };
  while (times.length < count) {
    const started = performance.now();
    const server = spawn(process.execPath, [serverBundle, "inbox"], {
      env,
      stdio: ["ignore", "pipe", "inherit"],
    });
    const listens = new Promise((resolve, reject) => {
      server.stdout.on("data", data => String(data).includes("listening at") && resolve(null));
      server.once("exit", code => reject(new Error(`The server ended with ${code}.`)));
    });
    await listens;
    times.push(performance.now() - started);
    const ended = once(server, "exit");
    server.kill("SIGTERM");
    await ended;
  }
  return times;
}
