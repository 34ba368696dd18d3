import type { NameIndex } from "./nameIndex";
import { wordCost } from "./wordCost";

/**
 * The words of the index that a typed word fits, with the cost of each (see wordCost). Only those are
 * compared that share enough with it: one typo leaves the first half of a word right, or the second.
 */
export function wordFits(index: NameIndex, typed: string): Map<number, number> {
  const fits = new Map<number, number>();
  const take = (i: number) => {
    const cost = fits.has(i) ? Infinity : wordCost(typed, index.words[i] ?? "");
    if (cost < Infinity) fits.set(i, cost);
  };
  // Two letters are only looked for at the beginning of words.
  if (typed.length < 3) eachBeginning(index, typed, take);
  else {
    const half = Math.floor(typed.length / 2);
    // Two letters swapped in the middle belong to both halves, so the first one is a letter shorter.
    eachBeginning(index, typed.slice(0, half - 1), take);
    eachHolding(index, typed.slice(half), take);
  }
  return fits;
}

/** The words stand in order, so those with the same beginning stand together. */
function eachBeginning({ words }: NameIndex, start: string, take: (i: number) => void): void {
  let [from, to] = [0, words.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((words[middle] ?? "") < start) from = middle + 1;
    else to = middle;
  }
  for (let i = from; words[i]?.startsWith(start); i++) take(i);
}

/** Looking through one long text is quicker than through many short ones. */
function eachHolding({ text, ends }: NameIndex, part: string, take: (i: number) => void): void {
  let word = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, ends[word] ?? Infinity)) {
    while ((ends[word] ?? Infinity) <= at) word++;
    take(word);
  }
}
