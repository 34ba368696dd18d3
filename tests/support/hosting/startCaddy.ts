import { writeFileSync } from "node:fs";
import path from "node:path";
import { freePort } from "./freePort";
import { hostFolder } from "./hostFolder";
import { runHost } from "./runHost";

/** Debian's Caddy with the file of `npm run hosting`. */
export async function startCaddy(upstream = "http://127.0.0.1:9") {
  const { folder, remove } = hostFolder(upstream);
  const port = await freePort();
  const file = path.join(folder, "Caddyfile");
  writeFileSync(
    file,
    `{
	admin off
	auto_https off
}
import hosting/caddy/familiale-verzekering.caddy
http://127.0.0.1:${port} {
	root * ${folder}/www
	import familiale-verzekering
	file_server
}
`,
  );
  const origin = `http://127.0.0.1:${port}`;
  const end = await runHost({
    command: "caddy",
    args: ["run", "--config", file, "--adapter", "caddyfile"],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    origin,
    signal: "SIGTERM",
  });
  return { origin, stop: () => end().then(remove) };
}
