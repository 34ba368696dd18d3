import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const named = /(?:\.|@keyframes\s+)([A-Za-z][\w-]*)/g;
/** No vowels: ad blockers hide what is called ad1. */
const alphabet = "bcdfghjklmnpqrstvwxz";

/**
 * Short names for the CSS module classes in this folder, such as `d7`: letters for the file, digits for the
 * name. They are in every page and compress better than hashes. `key` changes when any name does.
 */
export function classNames(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter(file => file.endsWith(".module.css"))
    .sort();
  const names = files.map(file => [...new Set(namesIn(path.join(folder, file)))]);
  return {
    key: createHash("sha256")
      .update(JSON.stringify([files, names]))
      .digest("hex"),
    /** The short name for a class of the file at this absolute path. */
    of: (file: string, name: string): string => {
      const which = files.indexOf(path.relative(folder, file));
      const number = names[which]?.indexOf(name) ?? -1;
      if (number < 0)
        throw new Error(
          `src/build/gatsby/classNames.ts did not see "${name}" of ${file}. Put CSS modules in ${folder}, and begin their class names with a letter.`,
        );
      return letters(which) + number;
    },
  };
}

const namesIn = (file: string): string[] =>
  Array.from(readFileSync(file, "utf8").matchAll(named), ([, name]) => name ?? "");

const letters = (number: number): string =>
  (number >= alphabet.length ? letters(Math.floor(number / alphabet.length) - 1) : "") +
  alphabet.charAt(number % alphabet.length);
