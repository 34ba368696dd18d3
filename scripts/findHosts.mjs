import { execFileSync, spawnSync } from "node:child_process";

const wanted = ["nginx", "libnginx-mod-http-brotli-static", "caddy"];
const present = () =>
  ["nginx", "caddy"].every(name => spawnSync("which", [name]).status === 0) &&
  spawnSync("sh", ["-c", "ls /etc/nginx/modules-enabled/*brotli-static*"]).status === 0;

/** Sees to nginx (with Brotli) and Caddy: installs Debian's where it may, else exits with the command to run. */
export function findHosts() {
  if (present()) return;
  try {
    console.log("Installing Debian's nginx and Caddy.");
    execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...wanted], {
      stdio: "inherit",
      env: { ...process.env, RUNLEVEL: "1", DEBIAN_FRONTEND: "noninteractive" },
    });
  } catch {
    // Reported below, with the command.
  }
  if (present()) return;
  console.error(
    `The tests of hosts need nginx with Brotli, and Caddy. Install them (Debian: sudo apt-get install ${wanted.join(" ")}).`,
  );
  process.exit(1);
}
