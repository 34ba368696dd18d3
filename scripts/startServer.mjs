import { spawn } from "node:child_process";
import { once } from "node:events";
import { bundleServer, serverBundle } from "./bundleServer.mjs";

/**
 * Starts the bundled server on a free port of 127.0.0.1.
 * @param {"site" | "inbox"} what
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [cwd] the folder that holds public/
 * @param {string} [folder] another folder of it than public/
 */
export async function startServer(what, env = {}, cwd = process.cwd(), folder = "public") {
  await bundleServer();
  const server = spawn(process.execPath, [serverBundle, what, folder], {
    cwd,
    env: { ...process.env, ...env, PORT: "0", HOST: "127.0.0.1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const origin = await new Promise((resolve, reject) => {
    server.stdout.on("data", data => {
      const found = /listening at (http:[^"]+)/.exec(String(data))?.[1];
      if (found) resolve(found);
    });
    server.once("exit", code => reject(new Error(`The server ended with ${code}.`)));
  });
  const stop = async () => {
    server.kill("SIGTERM");
    if (server.exitCode === null) await once(server, "exit");
  };
  return { origin: String(origin), pid: server.pid ?? 0, stop };
}
