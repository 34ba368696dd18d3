import type { Broker } from "./broker";
import { compareNames } from "./compareNames";
import { joinedWords, nameWords } from "./nameWords";
import { wordCost } from "./wordCost";

/** Folding costs more than searching, so each name is folded once. */
const folded = new WeakMap<Broker, string[]>();

/**
 * The brokers whose name fits the typed words (see nameWords), best fit first, then by name. Every word must equal,
 * begin or be part of a word of the name, with at most one typo.
 */
export function matchNames(brokers: Iterable<Broker>, typed: readonly string[]): Broker[] {
  const costs = new Map<Broker, number>();
  for (const broker of brokers) {
    const name = folded.get(broker) ?? joinedWords(nameWords(broker.name));
    folded.set(broker, name);
    const cost = nameCost(typed, name);
    if (cost < Infinity) costs.set(broker, cost);
  }
  return [...costs].sort(([a, x], [b, y]) => x - y || compareNames(a, b)).map(([broker]) => broker);
}

/** Lowest cost of fitting all typed words, where up to three neighbours may be one word. */
function nameCost(typed: readonly string[], name: readonly string[]): number {
  const cheapest: number[] = new Array(typed.length + 1).fill(Infinity);
  cheapest[typed.length] = 0;
  for (let i = typed.length - 1; i >= 0; i--) {
    for (let n = 1; n <= 3 && i + n <= typed.length; n++) {
      const rest = cheapest[i + n] ?? Infinity;
      if (rest === Infinity) continue;
      const run = typed.slice(i, i + n).join("");
      const cost = rest + Math.min(...name.map(word => wordCost(run, word)));
      cheapest[i] = Math.min(cheapest[i] ?? Infinity, cost);
    }
  }
  return cheapest[0] ?? Infinity;
}
