import type { BrokerManifest } from "./brokerManifest";
import { frontDecoded } from "./frontDecoded";
import { loadShard } from "./loadShard";
import type { SearchTurn } from "./searchTurn";

/**
 * `names.json`: the words of all names, sorted (frontDecoded); the number of brokers of each; and for very common
 * words how many of those are kept.
 */
export type NameIndexFile = readonly [
  words: string,
  counts: readonly number[],
  kept: readonly (readonly [word: number, kept: number])[],
];

/** The rows of word `i` are `starts[i]` to `starts[i + 1]` in the files `names/<n>.json`. */
export interface NameIndex {
  words: string[];
  /** All words, a space after each; word `i` ends before `ends[i]`. */
  text: string;
  ends: number[];
  counts: readonly number[];
  starts: number[];
  place: ReadonlyMap<string, number>;
}

const read = new WeakMap<readonly unknown[], NameIndex>();

/** Loads the words of all names. Rejects like loadShard. */
export async function loadNameIndex(
  manifest: BrokerManifest,
  prefix: string,
  turn?: SearchTurn,
): Promise<NameIndex> {
  const file: readonly unknown[] = await loadShard(manifest, "names.json", prefix, turn);
  const index = read.get(file) ?? toIndex(file as unknown as NameIndexFile);
  read.set(file, index);
  return index;
}

function toIndex([coded, counts, kept]: NameIndexFile): NameIndex {
  const words = frontDecoded(coded);
  const rows = new Map(kept);
  const starts = [0];
  counts.forEach((count, i) => {
    starts.push((starts[i] ?? 0) + (rows.get(i) ?? count));
  });
  const ends: number[] = [];
  words.reduce((end, { length }, i) => {
    ends[i] = end + length + 1;
    return end + length + 1;
  }, 0);
  return {
    words,
    text: `${words.join(" ")} `,
    ends,
    counts,
    starts,
    place: new Map(words.map((word, i) => [word, i])),
  };
}
