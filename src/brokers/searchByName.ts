import type { Broker } from "./broker";
import type { BrokerManifest } from "./brokerManifest";
import { brokersPerFile } from "./brokersPerFile";
import { loadBrokers } from "./loadBrokers";
import { matchNames } from "./matchNames";
import { nameCandidates } from "./nameCandidates";
import { loadNameIndex, type NameIndex } from "./nameIndex";
import { nameWords } from "./nameWords";
import type { SearchTurn } from "./searchTurn";

export interface NamedBrokers {
  /** Best fit first, then by name. */
  found: Broker[];
  /** False when too many names fit to fetch all files: there are more. */
  exact: boolean;
}

/** Fetch up to `all` files to find every match; when there are more, only the best `some`. */
const files = { all: 10, some: 6 };

/**
 * The brokers whose name fits what was typed (at least two letters): every word must equal, begin or be part of a
 * word of it, with at most one typo. Accents, case, hyphens, spaces and apostrophes are ignored. Fetches the words
 * of all names, then only the rows of the rarest typed word. Rejects when a fetch fails.
 */
export async function searchByName(
  manifest: BrokerManifest,
  typed: string,
  prefix: string,
  turn?: SearchTurn,
): Promise<NamedBrokers> {
  const words = nameWords(typed.slice(0, 120));
  if (words.join("").length < 2) return { found: [], exact: true };
  const index = await loadNameIndex(manifest, prefix, turn);
  const candidates = [...nameCandidates(index, words)].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  const pages = [...new Set(candidates.flatMap(([word]) => pagesOf(index, word)))];
  const few = pages.length > files.all ? pages.slice(0, files.some) : pages;
  const rows = await Promise.all(
    few.map(page => loadBrokers(manifest, `names/${page}.json`, prefix, turn)),
  );
  // A broker with two of the words comes from two files, as two objects.
  const brokers = new Map(rows.flat().map(broker => [broker.id, broker]));
  return {
    found: matchNames(brokers.values(), words),
    exact: few === pages && candidates.every(([word]) => keepsAll(index, word)),
  };
}

function pagesOf({ starts }: NameIndex, word: number): number[] {
  const [from = 0, to = 0] = [starts[word], starts[word + 1]];
  const first = Math.floor(from / brokersPerFile.names);
  const last = Math.floor((to - 1) / brokersPerFile.names);
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

function keepsAll({ starts, counts }: NameIndex, word: number): boolean {
  return (starts[word + 1] ?? 0) - (starts[word] ?? 0) === counts[word];
}
