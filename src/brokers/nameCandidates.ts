import type { NameIndex } from "./nameIndex";
import { wordFits } from "./wordFits";

/** Word of the index -> cost of its fit (wordCost). */
type Candidates = Map<number, number>;

/** No office has more words in its name. */
const mostWords = 8;
/** The wordCost of a word that contains the typed one. */
const inside = 2;
const farFetched = 5;

/**
 * The words of which a fitting name has at least one: those that fit the rarest typed word, alone, joined with its
 * neighbours ("de smet" for Desmet) or split ("desmet" for De Smet).
 */
export function nameCandidates(index: NameIndex, typed: readonly string[]): Candidates {
  const words = typed.slice(0, mostWords);
  const runs = words.map((): Candidates => new Map());
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= Math.min(words.length, from + 3); to++) {
      const found = fitting(index, words.slice(from, to).join(""), to - from > 1 ? 1 : 3);
      for (const run of runs.slice(from, to)) merge(run, found);
    }
  return runs.reduce((best, next) =>
    brokersWith(index, next) < brokersWith(index, best) ? next : best,
  );
}

/** How many brokers have one of the words; a broker with two counts twice. */
export function brokersWith(index: NameIndex, candidates: Candidates): number {
  let sum = 0;
  for (const word of candidates.keys()) sum += index.counts[word] ?? 0;
  return sum;
}

/** Joined words are not split again: that would admit every common word. */
function fitting(index: NameIndex, run: string, parts: number): Candidates {
  const found: Candidates = wordFits(index, run);
  if (parts === 1) return found;
  for (let cut = 1; cut < run.length; cut++) {
    const [start, end] = [run.slice(0, cut), run.slice(cut)];
    // A split costs more than a fit as typed, and a part inside a word is chance.
    if (index.place.has(start))
      for (const [word, cost] of fitting(index, end, parts - 1))
        if (cost !== inside && !found.has(word)) found.set(word, cost + farFetched);
    // With a typo in the first part the second must be exact.
    const whole = end.length >= 3 ? index.place.get(end) : undefined;
    if (whole !== undefined && !found.has(whole) && !index.place.has(start))
      found.set(whole, farFetched);
  }
  return found;
}

function merge(into: Candidates, from: Candidates): void {
  for (const [word, cost] of from) into.set(word, Math.min(cost, into.get(word) ?? cost));
}
