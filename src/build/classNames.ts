import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const named = /(?:\.|@keyframes\s+)([A-Za-z][\w-]*)/g;
/** No vowels: blockers of advertisements hide what is called ad1. */
const alphabet = "bcdfghjklmnpqrstvwxz";

/**
 * Numbers the class names of all CSS modules in this folder: letters for the file, digits for the name
 * in it, as in `d7`. They travel in the HTML, CSS and JavaScript of every page, and numbers pack better
 * than hashes. `key` is another one when any number is.
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
    /** The name that stands for this one of the file at this absolute path. */
    of: (file: string, name: string): string => {
      const which = files.indexOf(path.relative(folder, file));
      const number = names[which]?.indexOf(name) ?? -1;
      if (number < 0)
        throw new Error(
          `src/build/classNames.ts did not see "${name}" of ${file}. Put CSS modules in ${folder}, and begin their class names with a letter.`,
        );
      return letters(which) + number;
    },
  };
}

const namesIn = (file: string): string[] =>
  Array.from(readFileSync(file, "utf8").matchAll(named), ([, name]) => name ?? "");

/** b, c … z, bb, bc … */
const letters = (number: number): string =>
  (number >= alphabet.length ? letters(Math.floor(number / alphabet.length) - 1) : "") +
  alphabet.charAt(number % alphabet.length);
