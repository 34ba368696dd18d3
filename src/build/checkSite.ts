import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { questions } from "../answers/questions/questions";
import { checkFlow } from "../flow/checkFlow";
import { orderOf } from "../flow/orderOf";
import { checkConfig } from "../settings/checkConfig";
import { site } from "../settings/site";
import { checkColours } from "./checkColours";
import { checkTexts } from "./checkTexts";

/** All checks before a build: flow, texts, colours, config.json. Each problem with its fix. */
export async function checkSite(root: string): Promise<string[]> {
  const folder = path.join(root, "locales", site.language);
  const texts = new Set<string>();
  const problems: string[] = [];
  for (const file of (await readdir(folder)).filter(name => name.endsWith(".json")).sort()) {
    const where = `locales/${site.language}/${file}`;
    try {
      for (const key of Object.keys(JSON.parse(await readFile(path.join(folder, file), "utf8")))) {
        if (texts.has(key))
          problems.push(`${where}: the key "${key}" stands in another file too. Keep one of them.`);
        texts.add(key);
      }
    } catch (error) {
      problems.push(
        `${where} is not valid JSON: ${(error as Error).message}. Repair the named place.`,
      );
    }
  }
  const templates = (await readdir(path.join(root, "src/templates"))).map(
    file => path.parse(file).name,
  );
  const ids = await idsInMarkup(root);
  const config = await readFile(path.join(root, "static/config.json"), "utf8").catch(() => null);
  return [
    ...problems,
    // Both orders of questions; common problems once.
    ...new Set(
      ["insuranceChoice", "familySituation"].flatMap(begin =>
        checkFlow(orderOf(begin), questions, { templates, texts, ids }),
      ),
    ),
    ...(await checkTexts(root, texts)),
    ...(await checkColours(root)),
    ...(config === null
      ? ["static/config.json is missing. Put one there; {} is enough."]
      : checkConfig(config)),
  ];
}

async function idsInMarkup(root: string): Promise<ReadonlySet<string>> {
  const folder = path.join(root, "src");
  const files = (await readdir(folder, { recursive: true })).filter(name => name.endsWith(".tsx"));
  const sources = await Promise.all(files.map(file => readFile(path.join(folder, file), "utf8")));
  return new Set(
    sources.flatMap(source => [...source.matchAll(/\bid="([^"]+)"/g)].map(([, id = ""]) => id)),
  );
}
