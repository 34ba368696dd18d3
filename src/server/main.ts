import path from "node:path";
import { env } from "node:process";
import { checkStart } from "./checkStart";
import { serve } from "./serve";
import { serverSettings } from "./settings";

/**
 * `node dist/server.cjs` serves `public/` of the working folder, `node dist/server.cjs site preview` another folder of
 * it, `node dist/server.cjs inbox` the inbox alone; `node dist/server.cjs check` only checks the settings.
 */
async function main(what = "site", folder = "public"): Promise<void> {
  // A server with a wrong setting must not start.
  const settings = serverSettings(env);
  if (what === "check") return checkStart(settings);
  await serve(what === "inbox" ? null : path.resolve(folder), settings);
}

main(...process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
