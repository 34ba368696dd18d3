// npm run deploy:plan -- <old> <new> [--earlier <folder>]… [--json]: how a new build takes the place of the one that
// a host serves, both given as folders. --earlier: builds before that, newest first, which may still be there.
import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { planText } from "./deploy/planText.mjs";
import { loadSource } from "./loadSource.mjs";

try {
  const { values, positionals } = parseArgs({
    options: {
      json: { type: "boolean", default: false },
      earlier: { type: "string", multiple: true, default: [] },
    },
    allowPositionals: true,
  });
  const [old, next, ...more] = positionals;
  if (!old || !next || more.length > 0)
    throw new Error("Usage: npm run deploy:plan -- <old> <new> [--earlier <folder>]… [--json]");
  for (const folder of [old, next, ...values.earlier])
    if (!existsSync(path.join(folder, "index.html")))
      throw new Error(`${folder} is no built site: it has no index.html.`);
  const { deployPlan } = await loadSource("src/hosting/deployPlan.ts");
  const plan = deployPlan(old, next, values.earlier);
  console.log(values.json ? JSON.stringify(plan, null, 2) : planText(plan));
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 2;
}
