// npm run hosting: writes hosting/ from the last build, files for each host (docs/hosting.md).
//   -- --config FILE    config.json of the place where the site goes
//   -- --inbox ORIGIN   the server that takes the leads, such as http://127.0.0.1:9000
import path from "node:path";
import { parseArgs } from "node:util";
import { loadSource } from "./loadSource.mjs";

const root = path.resolve(import.meta.dirname, "..");
const { values } = parseArgs({
  options: { config: { type: "string" }, inbox: { type: "string" } },
});
const { writeHosting } = await loadSource("src/hosting/writeHosting.ts");
try {
  const faults = writeHosting({
    folder: path.join(root, "public"),
    target: path.join(root, "hosting"),
    configFile: values.config,
    upstream: values.inbox,
  });
  for (const fault of faults) console.warn(`warning: ${fault}`);
  console.log(
    "The files for each host are in hosting/; docs/hosting.md says what to do with them.",
  );
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exit(1);
}
