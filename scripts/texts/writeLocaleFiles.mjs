import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { namespaceOf } from "../../src/i18n/namespaceOf.mjs";

const folder = "locales/nl-BE";

/**
 * The source of src/i18n/localeFiles.ts: the files in locales/nl-BE, for the compiler and live texts. Committed, so
 * that types hold in a fresh clone; build and develop regenerate it.
 * @param {string} root of the repository
 */
export function localeFilesSource(root) {
  const names = readdirSync(path.join(root, folder))
    .filter(name => name.endsWith(".json"))
    .map(name => path.basename(name, ".json"))
    .sort();
  const lending = names.filter(name =>
    keysOf(path.join(root, folder, `${name}.json`)).some(key => namespaceOf(key, name) !== name),
  );
  return `// Written by build and develop (scripts/texts/writeLocaleFiles) from what is in ${folder}.

${lending.map(name => `import ${name} from "../../${folder}/${name}.json";\n`).join("")}
/** The files of texts, one for each screen. */
export const localeFiles = [
${names.map(name => `  "${name}",\n`).join("")}] as const;

/** Those with words that other pages show too (namespaceOf), for what has no page: the letters. */
export const lentFiles = {
${lending.map(name => `  ${name},\n`).join("")}};

export interface LocaleFiles {
${names.map(name => `  ${name}: typeof import("../../${folder}/${name}.json");\n`).join("")}}
`;
}

/** Not parsed: of a file that is no JSON the build names the place (src/build/checkSite). @param {string} file */
const keysOf = file =>
  [...readFileSync(file, "utf8").matchAll(/^ *"(.+?)":/gm)].map(([, key = ""]) => key);

/** Writes that file when it differs. @param {string} root of the repository */
export function writeLocaleFiles(root) {
  const file = path.join(root, "src/i18n/localeFiles.ts");
  const source = localeFilesSource(root);
  if (!existsSync(file) || readFileSync(file, "utf8") !== source) writeFileSync(file, source);
}
