import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** A whole string literal that looks like a text key: `welcome.title`. */
const literal = /"([a-z][a-zA-Z]*(?:\.[\w+-]+)+)"/g;

/** Text keys that the source uses and no file has, each with its fix. Needs keys written out in full. */
export async function checkTexts(root: string, texts: ReadonlySet<string>): Promise<string[]> {
  const families = new Set([...texts].map(key => key.split(".")[0]));
  const missing = new Map<string, string>();
  const files = await readdir(path.join(root, "src"), { recursive: true });
  for (const file of files.filter(name => /\.tsx?$/.test(name)).sort()) {
    const source = await readFile(path.join(root, "src", file), "utf8");
    for (const [, key = ""] of source.matchAll(literal)) {
      if (families.has(key.split(".")[0]) && !texts.has(key)) missing.set(key, file);
    }
  }
  return [...missing].map(
    ([key, file]) =>
      `The text "${key}" is used in src/${file} and missing. Put it back into locales/nl-BE, in the file where its neighbours "${key.split(".")[0]}.…" stand.`,
  );
}
