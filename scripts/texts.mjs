// Texts to a spreadsheet and back, and what a reader trips over: npm run texts -- export, import, check or tidy.
import { existsSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buttonKeys } from "./texts/buttonKeys.mjs";
import { csvTexts } from "./texts/csvTexts.mjs";
import { readability } from "./texts/readability.mjs";
import { readTexts, writeTexts } from "./texts/textFiles.mjs";
import { textsCsv } from "./texts/textsCsv.mjs";
import { tidyTexts } from "./texts/tidyTexts.mjs";

const help = `Takes all texts to a spreadsheet and back, and checks them.

  npm run texts -- export [file] [--language nl-BE]   writes key, screen and text (texts.csv)
  npm run texts -- import [file] [--language nl-BE]   reads them back into locales/
  npm run texts -- check                              names what is hard to read in the Dutch texts (docs/texts.md)
  npm run texts -- tidy [--language nl-BE]            keeps numbers and their units on one line

Save the spreadsheet as "CSV UTF-8". Nothing is written when a row is at fault.
`;

/** @param {string[]} given @param {string} root @returns {{ code: number, out?: string, err?: string }} */
export function texts(given, root) {
  const at = given.indexOf("--language");
  const language = at < 0 ? "nl-BE" : (given[at + 1] ?? "");
  const [command = "", name = "texts.csv", ...more] =
    at < 0 ? given : [...given.slice(0, at), ...given.slice(at + 2)];
  if (!["export", "import", "check", "tidy"].includes(command) || more.length > 0)
    return { code: 2, err: help };
  const folder = path.join(root, "locales", language);
  if (!language || !existsSync(folder)) {
    return { code: 2, err: `There is no folder locales/${language}. Name another language.\n` };
  }
  const before = readTexts(folder);
  if (command === "check") {
    const faults = readability(before, buttonKeys(root));
    return faults.length > 0
      ? { code: 1, err: faults.map(line => `- ${line}\n`).join("") }
      : { code: 0, out: "All texts read well.\n" };
  }
  if (command === "tidy")
    return { code: 0, out: told(writeTexts(folder, tidyTexts(before)), root) };
  const file = path.resolve(root, name);
  if (command === "export") {
    writeFileSync(file, textsCsv(before));
    const count = [...before.values()].flatMap(Object.keys).length;
    return { code: 0, out: `${count} texts of ${language} in ${file}\n` };
  }
  if (!existsSync(file)) return { code: 2, err: `There is no file ${file}. Export it first.\n` };
  const { texts: after, missing, faults } = csvTexts(readFileSync(file, "utf8"), before);
  if (faults.length > 0) {
    return { code: 1, err: `Nothing is written.\n${faults.map(line => `- ${line}\n`).join("")}` };
  }
  const written = writeTexts(folder, tidyTexts(after));
  const kept = missing.map(key => `- ${key}\n`).join("");
  return {
    code: 0,
    out: `${told(written, root)}${kept && `These keys have no row; their texts stay:\n${kept}`}`,
  };
}

/** @param {string[]} written @param {string} root */
const told = (written, root) =>
  written.length > 0
    ? `Changed: ${written.map(changed => path.relative(root, changed)).join(", ")}\n`
    : "No text differs.\n";

if (process.argv[1] && realpathSync(process.argv[1]) === import.meta.filename) {
  const {
    code,
    out = "",
    err = "",
  } = texts(process.argv.slice(2), path.resolve(import.meta.dirname, ".."));
  process.stdout.write(out);
  process.stderr.write(err);
  process.exitCode = code;
}
