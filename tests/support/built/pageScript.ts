import { readAside } from "./site";

interface Group {
  assets: { name: string }[];
}

/** File name of the script that only this template's page has: `pageScript("family-situation")`. */
export function pageScript(template: string): string {
  const { namedChunkGroups } = JSON.parse(readAside("webpack.stats.json")) as {
    namedChunkGroups: Record<string, Group>;
  };
  const own = `component---src-templates-${template}-tsx`;
  const others = Object.entries(namedChunkGroups).filter(([name]) => name !== own);
  const shared = new Set(others.flatMap(([, { assets }]) => assets.map(({ name }) => name)));
  const files = namedChunkGroups[own]?.assets.map(({ name }) => name) ?? [];
  const [script, ...more] = files.filter(name => name.endsWith(".js") && !shared.has(name));
  if (!script || more.length > 0) throw new Error(`No script of its own: ${own}`);
  return script;
}
