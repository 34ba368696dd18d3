import type { NameIndex } from "./nameIndex";
import { wordCost } from "./wordCost";

/**
 * The words of the index that a typed word fits, with their wordCost. A single typo leaves the first or second half
 * of a word intact, so only words that share a half are compared.
 */
export function wordFits(index: NameIndex, typed: string): Map<number, number> {
  const fits = new Map<number, number>();
  const take = (i: number) => {
    const cost = fits.has(i) ? Infinity : wordCost(typed, index.words[i] ?? "");
    if (cost < Infinity) fits.set(i, cost);
  };
  // Two letters match at the beginning of words only.
  if (typed.length < 3) eachBeginning(index, typed, take);
  else {
    const half = Math.floor(typed.length / 2);
    // Two letters swapped in the middle belong to both halves, so the first half is a letter shorter.
    eachBeginning(index, typed.slice(0, half - 1), take);
    eachHolding(index, typed.slice(half), take);
  }
  return fits;
}

/** The words are sorted, so those with the same beginning are adjacent. */
function eachBeginning({ words }: NameIndex, start: string, take: (i: number) => void): void {
  let [from, to] = [0, words.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((words[middle] ?? "") < start) from = middle + 1;
    else to = middle;
  }
  for (let i = from; words[i]?.startsWith(start); i++) take(i);
}

/** Searching one long text is faster than many short ones. */
function eachHolding({ text, ends }: NameIndex, part: string, take: (i: number) => void): void {
  let word = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, ends[word] ?? Infinity)) {
    while ((ends[word] ?? Infinity) <= at) word++;
    take(word);
  }
}
