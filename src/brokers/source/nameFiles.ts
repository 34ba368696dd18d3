import type { Broker } from "../broker";
import { brokersPerFile } from "../brokersPerFile";
import { compareNames } from "../compareNames";
import type { NameIndexFile } from "../nameIndex";
import { nameWords } from "../nameWords";
import { frontCoded } from "./frontCoded";
import { packBrokers } from "./packBrokers";
import { slices } from "./slices";

/** For very common words ("kantoor", "en") only this many brokers are kept; another word finds the rest. */
const mostPerWord = 400;

/** `names.json`, the words of all names, and `names/<n>.json`, the brokers word by word. */
export function nameFiles(brokers: readonly Broker[]): Map<string, string> {
  const byWord = new Map<string, Broker[]>();
  const wordsOf = new Map<Broker, string[]>();
  for (const broker of [...brokers].sort(compareNames)) {
    const words = [...new Set(nameWords(broker.name))];
    wordsOf.set(broker, words);
    for (const word of words) {
      const list = byWord.get(word) ?? [];
      if (list.push(broker) === 1) byWord.set(word, list);
    }
  }
  const count = (word: string) => byWord.get(word)?.length ?? 0;
  /** A broker with only very common words is kept under the least common one, beyond that limit. */
  const onlyBy = (broker: Broker, word: string) => {
    const rarest = (wordsOf.get(broker) ?? []).reduce((a, b) => (count(b) < count(a) ? b : a));
    return rarest === word;
  };
  const rows: Broker[] = [];
  const kept: [number, number][] = [];
  const words = [...byWord.keys()].sort();
  words.forEach((word, i) => {
    const all = byWord.get(word) ?? [];
    const some = all.length > mostPerWord ? keptOf(all, broker => onlyBy(broker, word)) : all;
    if (some.length < all.length) kept.push([i, some.length]);
    for (const broker of some) rows.push(broker);
  });
  const index: NameIndexFile = [frontCoded(words), words.map(count), kept];
  return new Map([
    ["names.json", JSON.stringify(index)],
    ...slices(rows, brokersPerFile.names).map((slice, i): [string, string] => [
      `names/${i}.json`,
      packBrokers(slice),
    ]),
  ]);
}

/**
 * Those that no rarer word finds come first, since of many files only the first few are fetched: so a name of common
 * words only ("Kantoor Finance") is found with a typo too.
 */
function keptOf(all: readonly Broker[], alone: (broker: Broker) => boolean): readonly Broker[] {
  const first = all.filter(alone);
  const others = all.slice(0, mostPerWord).filter(broker => !alone(broker));
  return [...first, ...others];
}
