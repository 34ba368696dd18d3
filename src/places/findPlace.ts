import { isDutchPostcode } from "../writing/isDutchPostcode";
import { latinDigits } from "../writing/latinDigits";
import { foldName } from "./foldName";
import type { Place } from "./place";

/** A suggestion: one of a place's names, with its postcode. */
export interface PlaceMatch {
  readonly postcode: string;
  readonly name: string;
  readonly place: Place;
}

/** The place with this postcode, else (`approximate`) the nearest number (lower of two); undefined if not Belgian. */
export function nearestPlace(
  places: readonly Place[],
  postcode: string,
): { place: Place; approximate: boolean } | undefined {
  if (!/^[1-9]\d{3}$/.test(postcode)) return undefined;
  const away = (place: Place) => Math.abs(Number(place.postcode) - Number(postcode));
  const [place] = [...places].sort((a, b) => away(a) - away(b) || byPostcode(a, b));
  return place && { place, approximate: place.postcode !== postcode };
}

/**
 * Suggestions, best first, for the beginning of a postcode, of a name, or both in any order; accents, case,
 * hyphens, spaces and apostrophes are ignored. A full postcode gives all its names, a partial one only main names.
 * When a full postcode and a name disagree, the postcode counts; "2300 AA" is Dutch and finds nothing.
 */
export function matchPlaces(places: readonly Place[], query: string, limit = 8): PlaceMatch[] {
  const folded = foldName(latinDigits(query.slice(0, 120))).replace(/^b ?(?=\d)/, "");
  const digits = /(?:^|\D)(\d{1,4})(?!\d)/.exec(folded)?.[1] ?? "";
  const text = foldName(folded.replace(digits, " "));
  if (digits === "" && text === "") return [];

  const near = sorted(places).filter(({ postcode }) => postcode.startsWith(digits));
  const whole = digits.length === 4;
  const byCode = near
    .flatMap(matchesOf)
    .filter(({ name, place }) => whole || name === place.names[0])
    .slice(0, limit);
  if (text === "") return byCode;

  const texts = spellings(text).map(spelling => ({
    apart: ` ${spelling}`,
    joined: spelling.replaceAll(" ", ""),
  }));
  const found = near
    .flatMap(entriesOf)
    .map(entry => ({ entry, rank: Math.min(...texts.map(typed => rankOf(entry, typed))) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry.match);
  if (found.length === 0 && whole && !isDutchPostcode(query)) return byCode;
  return [...new Set(found)].slice(0, limit);
}

/** One name of a place in any language, folded for comparison. */
interface Entry {
  match: PlaceMatch;
  apart: string;
  joined: string;
}

// Made once, not at every keystroke; a name is folded when names are first asked for, which most visitors never do.
const inOrder = new WeakMap<readonly Place[], readonly Place[]>();
const matches = new WeakMap<Place, readonly PlaceMatch[]>();
const entries = new WeakMap<Place, readonly Entry[]>();

function remembered<Key extends object, Value>(
  kept: WeakMap<Key, Value>,
  key: Key,
  make: (key: Key) => Value,
): Value {
  const value = kept.get(key) ?? make(key);
  kept.set(key, value);
  return value;
}

const sorted = (places: readonly Place[]) =>
  remembered(inOrder, places, all => [...all].sort(byPostcode));

const matchesOf = (place: Place) =>
  remembered(matches, place, ({ postcode, names }) =>
    names.map(name => ({ postcode, name, place })),
  );

const entriesOf = (place: Place) =>
  remembered(entries, place, ({ otherNames }) =>
    matchesOf(place).flatMap(match =>
      [match.name, ...(otherNames?.[match.name] ?? [])].map(foldName).map(folded => ({
        match,
        apart: ` ${folded}`,
        joined: folded.replaceAll(" ", ""),
      })),
    ),
  );

/** People write "St-Niklaas"; the table does not. */
function spellings(text: string): string[] {
  const saints = ["sint", "saint", "sankt"].map(saint => text.replace(/\bst (?=.)/g, `${saint} `));
  return [...new Set(saints)];
}

const NO_MATCH = 4;

/** 0 equal, 1 its beginning, 2 the beginning of a word in it, 3 inside it, 4 no match. */
function rankOf(name: Entry, typed: Pick<Entry, "apart" | "joined">): number {
  if (name.joined === typed.joined) return 0;
  if (name.joined.startsWith(typed.joined)) return 1;
  if (name.apart.includes(typed.apart)) return 2;
  return name.joined.includes(typed.joined) ? 3 : NO_MATCH;
}

function byPostcode(a: Place, b: Place): number {
  return Number(a.postcode) - Number(b.postcode);
}
