import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { lent } from "../i18n/namespaceOf.mjs";
import { placeholders } from "../i18n/placeholders.mjs";

/** Errors in further languages' texts (these stop the build), and missing texts. */
export interface LanguageReport {
  problems: string[];
  warnings: string[];
}

type Texts = Record<string, string>;

/**
 * Compares each further language with the first, file by file. A missing text falls back to the first
 * language; an unknown key or different `{{values}}` is an error.
 */
export async function checkLanguages(
  root: string,
  [first = "", ...others]: readonly string[],
): Promise<LanguageReport> {
  const report: LanguageReport = { problems: [], warnings: [] };
  const read = async (language: string, file: string): Promise<Texts> =>
    JSON.parse(await readFile(path.join(root, "locales", language, file), "utf8"));
  const files = await readdir(path.join(root, "locales", first));
  for (const language of others) {
    const there = await readdir(path.join(root, "locales", language)).catch(() => null);
    if (!there) {
      report.problems.push(
        `src/settings/site.ts names the language ${language}, but there is no folder locales/${language}. Copy locales/${first} and translate it, or take the language out.`,
      );
      continue;
    }
    for (const file of Object.values(lent).map(name => `${name}.json`))
      if (files.includes(file) && !there.includes(file))
        report.problems.push(
          `locales/${language}/${file} is missing: words that stand in the files of the steps travel with it. Copy it from locales/${first} and translate it.`,
        );
    for (const file of files) {
      const texts = await read(first, file);
      const where = `locales/${language}/${file}`;
      const translated = there.includes(file) ? await read(language, file).catch(String) : {};
      if (typeof translated === "string")
        report.problems.push(`${where} is not valid JSON: ${translated}. Repair the named place.`);
      else compare(where, texts, translated, report);
    }
  }
  return report;
}

function compare(where: string, texts: Texts, translated: Texts, report: LanguageReport): void {
  const missing = Object.keys(texts).filter(key => !(key in translated));
  if (missing.length > 0)
    report.warnings.push(
      `${where}: ${missing.length} of ${Object.keys(texts).length} texts are missing and stay in the first language, such as "${missing[0]}".`,
    );
  for (const [key, text] of Object.entries(translated)) {
    const original = texts[key];
    if (original === undefined)
      report.problems.push(`${where}: nothing asks for "${key}". Take it out or correct the key.`);
    else if (placeholders(text).join() !== placeholders(original).join())
      report.problems.push(
        `${where}: "${key}" must have the values ${placeholders(original).join(", ") || "(none)"}, as in the first language.`,
      );
  }
}
