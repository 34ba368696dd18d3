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

  const near = entriesOf(places).filter(({ match }) => match.postcode.startsWith(digits));
  const whole = digits.length === 4;
  const first = (entries: readonly Entry[]) =>
    [...new Set(entries.map(({ match }) => match))].slice(0, limit);
  if (text === "") return first(near.filter(({ main }) => whole || main));

  const texts = spellings(text).map(spelling => ({
    apart: ` ${spelling}`,
    joined: spelling.replaceAll(" ", ""),
  }));
  const found = near
    .map(entry => ({ entry, rank: Math.min(...texts.map(typed => rankOf(entry, typed))) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);
  return first(found.length === 0 && whole && !isDutchPostcode(query) ? near : found);
}

/** One name of a place in any language, folded for comparison. */
interface Entry {
  match: PlaceMatch;
  /** Whether it is the first name of its postcode. */
  main: boolean;
  apart: string;
  joined: string;
}

// Sorted and folded once per table, not at every keystroke.
const entries = new WeakMap<readonly Place[], Entry[]>();

/** All names, by postcode. */
function entriesOf(places: readonly Place[]): Entry[] {
  const made =
    entries.get(places) ??
    [...places].sort(byPostcode).flatMap(place =>
      place.names.flatMap((name, i) => {
        const match = { postcode: place.postcode, name, place };
        return [name, ...(place.otherNames?.[name] ?? [])].map(foldName).map(folded => ({
          match,
          main: i === 0,
          apart: ` ${folded}`,
          joined: folded.replaceAll(" ", ""),
        }));
      }),
    );
  entries.set(places, made);
  return made;
}

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
