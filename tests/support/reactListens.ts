import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { edited } from "../../src/build/gatsby/edited";
import type { EditRepair } from "../../src/build/gatsby/repair";
import { upstreamPath } from "../../src/build/gatsby/upstreamPath";

const file = "react-dom/cjs/react-dom.production.min.js";
const require = createRequire(path.resolve("package.json"));

/** ReactDOM, changed by these repairs. */
export function changedReact(repairs: readonly EditRepair[]): typeof import("react-dom/client") {
  const planned = repairs
    .flatMap(repair => repair.edits.map(edit => ({ repair, edit })))
    .filter(({ edit }) => edit.file === file);
  const source = edited(readFileSync(upstreamPath(file), "utf8"), planned);
  const exports = {};
  const ofProduction = (name: string) =>
    require(upstreamPath(`${name}/cjs/${name}.production.min.js`));
  new Function("exports", "require", source)(exports, ofProduction);
  return exports as typeof import("react-dom/client");
}

/** The events that ReactDOM, changed by these repairs, listens to: each once per phase and place. */
export function reactListens(repairs: readonly EditRepair[]): string[] {
  const heard: string[] = [];
  const addEventListener = (event: string) => void heard.push(event);
  const ownerDocument = { nodeType: 9, addEventListener };
  const root = { nodeType: 1, nodeName: "DIV", ownerDocument, addEventListener };
  changedReact(repairs).createRoot(root as unknown as Element);
  return heard.sort();
}
