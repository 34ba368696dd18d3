// npm start, build, serve, preview and develop: one place for the prefix flag, which both build and
// serve need, and for the checks that come before.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { checkNode } from "./checkNode.mjs";

checkNode();
const { checkPort } = await import("./checkPort.mjs");
const { gatsby } = await import("./gatsby.mjs");

/** The third-party scripts of the last build (src/build/thirdPartyFiles). */
const builtScripts = () => {
  const file = path.resolve(import.meta.dirname, "../.cache/third-party-scripts.json");
  return existsSync(file) ? readFileSync(file, "utf8") : "";
};

const port = Number(process.env.PORT ?? 9000);
const build = () => gatsby(["build", "--prefix-paths"]);
const serve = async () => {
  // The server's proxy lets through what the build was made for.
  process.env.THIRD_PARTY_SCRIPTS ??= builtScripts();
  console.log(
    `\nThe site: http://localhost:${port}/familiale-verzekering/\nLeads go to .data/leads.sqlite; read them with: npm run leads\n`,
  );
  await gatsby(["serve", "--prefix-paths", "--port", String(port)]);
};

/** @type {Record<string, () => Promise<void>>} */
const commands = {
  start: async () => {
    await checkPort(port);
    await build();
    await serve();
  },
  build,
  serve: async () => {
    await checkPort(port);
    await serve();
  },
  preview: async () => {
    await checkPort(port);
    process.env.PREVIEW = "1";
    await build();
    await serve();
  },
  develop: async () => {
    await checkPort(port);
    // Functions compiled before the first request: else the very first lead meets a half-written file.
    await gatsby(["develop", "--port", String(port)], {
      GATSBY_PRECOMPILE_DEVELOP_FUNCTIONS: "true",
    });
  },
};

const name = process.argv[2] ?? "start";
const command = commands[name];
if (!command) {
  console.error(`"${name}" is no command. Use one of: ${Object.keys(commands).join(", ")}.`);
  process.exit(1);
}
await command();
