import { latinDigits } from "../writing/latinDigits";
import type { Broker } from "./broker";
import type { BrokerManifest } from "./brokerManifest";
import { loadBrokers } from "./loadBrokers";
import { loadShard } from "./loadShard";
import type { NamedBrokers } from "./searchByName";
import type { SearchTurn } from "./searchTurn";

/** Enough while the number is still being typed. */
const mostFiles = 2;

/** The first four to ten digits of an enterprise number; null for any other text. */
export function vatDigits(typed: string): string | null {
  if (typed.length > 40) return null;
  const digits = latinDigits(typed.replace(/^\s*BE/i, "")).replace(/[\s./-]/g, "");
  return /^\d{4,10}$/.test(digits) ? digits : null;
}

/**
 * The brokers whose enterprise number begins with these digits (see vatDigits), in order. Nine-digit numbers are
 * ten-digit ones without the leading zero. Rejects when a fetch fails.
 */
export async function searchByVat(
  manifest: BrokerManifest,
  digits: string,
  prefix: string,
  turn?: SearchTurn,
): Promise<NamedBrokers> {
  const firsts = await loadShard<string>(manifest, "vat.json", prefix, turn);
  const starts = digits.length < 10 ? [digits, `0${digits}`] : [digits];
  const pages = new Set(starts.flatMap(start => pagesOf(firsts, start)));
  const few = [...pages].filter((_, i) => i < mostFiles);
  const rows = await Promise.all(
    few.map(page => loadBrokers(manifest, `vat/${page}.json`, prefix, turn)),
  );
  const fits = ({ vat }: Broker) => {
    const number = (vat ?? "").replace(/\D/g, "");
    return starts.some(start => number.startsWith(start));
  };
  const found = rows.flat().filter(fits);
  found.sort((a, b) => ((a.vat ?? "") < (b.vat ?? "") ? -1 : 1));
  return { found, exact: few.length === pages.size };
}

/** `firsts` is the first number of each file, so the file before the first larger one may hold `start` too. */
function pagesOf(firsts: readonly string[], start: string): number[] {
  return firsts.flatMap((first, page) => {
    const next = firsts[page + 1];
    const begins = first.slice(0, start.length) <= start;
    return begins && (next === undefined || next.slice(0, start.length) >= start) ? page : [];
  });
}
