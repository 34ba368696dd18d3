import { avoided, excepted, familiar } from "./plainWords.mjs";
import { tieUnits } from "./tieUnits.mjs";

/** @typedef {import("./textFiles.mjs").Texts} Texts */

const mostWords = 18;
const longWord = 15;
const longButton = 90;

/**
 * What a reader of level B1 trips over in these texts, a line each with key and repair.
 * @param {Texts} texts @param {ReadonlySet<string>} buttons keys of texts on buttons
 * @returns {string[]}
 */
export function readability(texts, buttons) {
  const all = [...texts.values()].flatMap(Object.entries);
  const faults = all.flatMap(([key, text]) => {
    const found = [...unreadable(text), ...(buttons.has(key) ? tooLong(text) : [])];
    const spaces = tieUnits(text) === text ? [] : [loose];
    return [...(key in excepted ? [] : found), ...spaces].map(fault => `${key}: ${fault}`);
  });
  const known = new Map(all);
  const idle = Object.keys(excepted).filter(key => !unreadable(known.get(key) ?? "").length);
  return [
    ...faults,
    ...idle.map(
      key => `${key}: breaks no rule any more. Take it out of scripts/texts/plainWords.mjs.`,
    ),
  ];
}

const loose =
  "a number and its unit, or the parts of a phone number, can stand on two lines. Run npm run texts -- tidy.";

/** @param {string} text @returns {string[]} */
const tooLong = text =>
  text.length > longButton
    ? [`${text.length} letters on a button. Shorten it to ${longButton}.`]
    : [];

/** @param {string} text @returns {string[]} */
function unreadable(text) {
  const words = avoided.flatMap(({ avoid, write, why }) => {
    const found = avoid.exec(text)?.[0].trim();
    return found ? [`“${found}”${why ? ` (${why})` : ""}. Write: ${write}.`] : [];
  });
  const sentences = text.split(/(?<=[.?!:])\s+/).flatMap(sentence => {
    const count = sentence.split(/\s+/).length;
    return count > mostWords
      ? [
          `${count} words in “${sentence.slice(0, 40)}…”. Make two sentences of it; ${mostWords} is the most.`,
        ]
      : [];
  });
  const long = text.replace(/\{\{\w+\}\}/g, "").match(/\p{L}+/gu) ?? [];
  const strange = long.filter(word => word.length >= longWord && !familiar.has(word.toLowerCase()));
  return [
    ...words,
    ...sentences,
    ...strange.map(
      word =>
        `“${word}” is long. Write a shorter word, or add it to those that people know (scripts/texts/plainWords.mjs).`,
    ),
  ];
}
