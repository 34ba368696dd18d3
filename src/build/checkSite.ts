import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { checkFlow } from "../flow/checkFlow";
import { orderOf } from "../flow/orderOf";
import { checkConfig } from "../settings/checkConfig";
import { site } from "../settings/site";
import { checkTexts } from "./checkTexts";

/** All that must be in order before a build: flow, texts, config.json. Each problem with its repair. */
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
  const config = await readFile(path.join(root, "static/config.json"), "utf8").catch(() => null);
  return [
    ...problems,
    // In both orders; what is wrong in both is said once.
    ...new Set(
      ["insuranceChoice", "familySituation"].flatMap(begin =>
        checkFlow(orderOf(begin), { templates, texts }),
      ),
    ),
    ...(await checkTexts(root, texts)),
    ...(config === null
      ? ["static/config.json is missing. Put one there; {} is enough."]
      : checkConfig(config)),
  ];
}
