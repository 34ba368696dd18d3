import { spawn } from "node:child_process";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");

/** Serves the last build as `npm run serve` does, on PORT or 9001; returns its address and a function to stop it. */
export async function servePublic() {
  const port = process.env.PORT ?? "9001";
  const server = spawn(process.execPath, [path.join(root, "scripts/run.mjs"), "serve"], {
    env: { ...process.env, PORT: port, GATSBY_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "ignore", "inherit"],
    // A process group, because both the command and its child Gatsby have to be stopped.
    detached: true,
  });
  const address = `http://localhost:${port}/familiale-verzekering`;
  const stop = () => void (server.pid && process.kill(-server.pid, "SIGTERM"));
  for (let tries = 0; tries < 120; tries++) {
    if (server.exitCode !== null) throw new Error("The site cannot be served; see above.");
    const there = await fetch(`${address}/health.json`).catch(() => null);
    if (there?.ok) return { address, stop };
    await new Promise(resolve => setTimeout(resolve, 500));
  }
  stop();
  throw new Error("The site is not served after a minute. Build it first: npm run build");
}
