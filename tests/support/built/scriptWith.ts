import path from "node:path";
import { builtScripts } from "../../../scripts/builtScripts.mjs";
import { shippedSources } from "../../../scripts/shippedSources.mjs";
import { publicFolder } from "./site";

/** File name of the script that this source is in: `scriptWith("src/flow/rules.ts")`. */
export function scriptWith(source: string): string {
  const script = builtScripts(publicFolder).find(name =>
    shippedSources(path.join(publicFolder, name)).includes(source),
  );
  if (!script) throw new Error(`No script holds ${source}.`);
  return script;
}
