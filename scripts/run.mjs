// npm start, build, serve, inbox and develop, with their checks.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { checkNode } from "./checkNode.mjs";
import { checkPath } from "./checkPath.mjs";
import { writeLocaleFiles } from "./texts/writeLocaleFiles.mjs";

checkNode();
const root = path.resolve(import.meta.dirname, "..");
checkPath(root);
writeLocaleFiles(root);
const { bundleServer, developBundle, serverBundle } = await import("./bundleServer.mjs");
const { gatsby } = await import("./gatsby.mjs");
const { runNode } = await import("./runNode.mjs");

/** The third-party scripts of the last build (src/build/thirdPartyFiles). */
const builtScripts = () => {
  const file = path.join(root, ".cache/third-party-scripts.json");
  return existsSync(file) ? readFileSync(file, "utf8") : "";
};

/** The server from its present source, once its settings are checked: before a long build. */
const checked = async () => {
  await bundleServer();
  await runNode([serverBundle, "check"]);
};
const build = async () => {
  await gatsby(["build", "--prefix-paths"]);
  await bundleServer();
};
const serve = async () => {
  // The server's proxy allows the scripts that the build was made for.
  process.env.THIRD_PARTY_SCRIPTS ??= builtScripts();
  const { PORT, HOST = "" } = process.env;
  const shown = ["", "0.0.0.0", "::"].includes(HOST) ? "localhost" : HOST;
  console.log(`\nThe site: http://${shown}:${PORT || 9000}/familiale-verzekering/\n`);
  await runNode([serverBundle]);
};

/** @type {Record<string, () => Promise<void>>} */
const commands = {
  start: async () => {
    await checked();
    await build();
    await serve();
  },
  build,
  serve: async () => {
    await checked();
    await serve();
  },
  inbox: async () => {
    await checked();
    await runNode([serverBundle, "inbox"]);
  },
  develop: async () => {
    await checked();
    await bundleServer(developBundle, "developInbox");
    const { PORT = "9000", HOST = "localhost" } = process.env;
    await gatsby(["develop", "--port", PORT, "--host", HOST]);
  },
};

const name = process.argv[2] ?? "start";
const command = commands[name];
if (!command) {
  console.error(`"${name}" is no command. Use one of: ${Object.keys(commands).join(", ")}.`);
  process.exit(1);
}
await command();
