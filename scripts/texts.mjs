// All texts of the site to a spreadsheet and back: npm run texts -- export texts.csv, or import texts.csv.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { csvTexts } from "./texts/csvTexts.mjs";
import { readTexts, writeTexts } from "./texts/textFiles.mjs";
import { textsCsv } from "./texts/textsCsv.mjs";

const help = `Takes all texts to a spreadsheet and back.

  npm run texts -- export [file] [--language nl-BE]   writes key, screen and text (texts.csv)
  npm run texts -- import [file] [--language nl-BE]   reads them back into locales/

Save the spreadsheet as "CSV UTF-8". Nothing is written when a row is at fault.
`;

/** @param {string[]} given @param {string} root @returns {{ code: number, out?: string, err?: string }} */
export function texts(given, root) {
  const at = given.indexOf("--language");
  const language = at < 0 ? "nl-BE" : (given[at + 1] ?? "");
  const [command = "", name = "texts.csv", ...more] =
    at < 0 ? given : [...given.slice(0, at), ...given.slice(at + 2)];
  if (!["export", "import"].includes(command) || more.length > 0) return { code: 2, err: help };
  const folder = path.join(root, "locales", language);
  if (!language || !existsSync(folder)) {
    return { code: 2, err: `There is no folder locales/${language}. Name another language.\n` };
  }
  const before = readTexts(folder);
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
  const written = writeTexts(folder, after).map(changed => path.relative(root, changed));
  const kept = missing.map(key => `- ${key}\n`).join("");
  return {
    code: 0,
    out: `${written.length > 0 ? `Changed: ${written.join(", ")}` : "No text differs."}\n${
      kept && `These keys have no row; their texts stay:\n${kept}`
    }`,
  };
}

if (import.meta.filename === process.argv[1]) {
  const {
    code,
    out = "",
    err = "",
  } = texts(process.argv.slice(2), path.resolve(import.meta.dirname, ".."));
  process.stdout.write(out);
  process.stderr.write(err);
  process.exitCode = code;
}
