import { oneTypo } from "./oneTypo";

/**
 * How badly a typed word fits a word of a name: 0 equal, 1 its beginning, 2 inside it, 3 one typo, 4 the beginning
 * with one typo, Infinity not at all. Typos are allowed from four letters.
 */
export function wordCost(typed: string, word: string): number {
  if (word.startsWith(typed)) return word.length === typed.length ? 0 : 1;
  if (typed.length >= 3 && word.includes(typed)) return 2;
  // A four-letter word with a letter missing has three.
  if (typed.length < 3 || word.length < 3 || typed.length + word.length < 7) return Infinity;
  if (oneTypo(typed, word, false)) return 3;
  return typed.length >= 4 && oneTypo(typed, word, true) ? 4 : Infinity;
}
