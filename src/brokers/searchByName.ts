import { compareNames } from "./compareNames";
import type { NameRow } from "./nameRow";
import { joinedWords, nameWords } from "./nameWords";
import { wordCost } from "./wordCost";

/** Folding every name costs more than searching them, so it is done once per list. */
const folded = new WeakMap<readonly NameRow[], string[][]>();

/**
 * The rows whose name fits what was typed, best fit first, equal fits by name: every typed word
 * must stand in the name, be the beginning or a part of a word, or differ by one typo. Accents,
 * capitals, hyphens, spaces and apostrophes do not matter. Four digits or more also find an
 * enterprise number. Less than two letters find nothing.
 */
export function searchByName(rows: readonly NameRow[], typed: string): NameRow[] {
  const text = typed.slice(0, 120);
  const words = nameWords(text);
  const digits = text.replace(/^\s*BE/i, "").replace(/[\s./-]/g, "");
  const number = /^\d{4,10}$/.test(digits) ? digits : null;
  if (words.join("").length < 2) return [];
  const names = folded.get(rows) ?? rows.map(([, name]) => joinedWords(nameWords(name)));
  folded.set(rows, names);
  return rows
    .map((row, i) => ({
      row,
      id: row[0],
      name: row[1],
      cost: Math.min(nameCost(words, names[i] ?? []), number ? vatCost(number, row[4]) : Infinity),
    }))
    .filter(({ cost }) => cost < Infinity)
    .sort((a, b) => a.cost - b.cost || compareNames(a, b))
    .map(({ row }) => row);
}

/** The cheapest way to fit all typed words, where up to three neighbours may be one word. */
function nameCost(typed: readonly string[], name: readonly string[]): number {
  const cheapest: number[] = new Array(typed.length + 1).fill(Infinity);
  cheapest[typed.length] = 0;
  for (let i = typed.length - 1; i >= 0; i--) {
    for (let n = 1; n <= 3 && i + n <= typed.length; n++) {
      const rest = cheapest[i + n] ?? Infinity;
      if (rest === Infinity) continue;
      const cost = rest + wordCost(typed.slice(i, i + n).join(""), name);
      cheapest[i] = Math.min(cheapest[i] ?? Infinity, cost);
    }
  }
  return cheapest[0] ?? Infinity;
}

/** The old nine digits are the new ten without their leading zero. */
function vatCost(typed: string, vat: string | null): number {
  const digits = (vat ?? "").replace(/\D/g, "");
  return digits.startsWith(typed) || digits.startsWith(`0${typed}`) ? 1 : Infinity;
}
