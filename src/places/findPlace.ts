import { foldName } from "./foldName";
import type { Place } from "./place";

/** A suggestion: one of a place's names, under its postcode. */
export interface PlaceMatch {
  readonly postcode: string;
  readonly name: string;
  readonly place: Place;
}

/**
 * The place with this postcode, or else (`approximate`) the one whose number is nearest; the lower
 * of two equally near. `undefined` for what cannot be a Belgian postcode.
 */
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
 * Suggestions, best first, for what someone types: (the beginning of) a postcode, of a name, or
 * both, in any order and without regard to accents, case, hyphens, spaces and apostrophes. A full
 * postcode gives all its names, the first digits of one only the main names. A name that begins
 * with the text comes before one that has it further on. When a full postcode and a name do not
 * agree, the postcode counts.
 */
export function matchPlaces(places: readonly Place[], query: string, limit = 8): PlaceMatch[] {
  const folded = foldName(query).replace(/^b ?(?=\d)/, "");
  const digits = /(?:^|\D)(\d{1,4})(?!\d)/.exec(folded)?.[1] ?? "";
  const text = foldName(folded.replace(digits, " "));
  if (digits === "" && text === "") return [];

  const near = entriesOf(places).filter(({ match }) => match.postcode.startsWith(digits));
  const whole = digits.length === 4;
  const first = (entries: readonly Entry[]) => entries.slice(0, limit).map(({ match }) => match);
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
  return first(found.length === 0 && whole ? near : found);
}

/** One name of a place, in the forms that typed text is compared with. */
interface Entry {
  match: PlaceMatch;
  /** Whether it is the first name of its postcode. */
  main: boolean;
  apart: string;
  joined: string;
}

// Put in order and folded once per table, not at every key.
const entries = new WeakMap<readonly Place[], Entry[]>();

/** All names by postcode; those of one postcode as the table has them. */
function entriesOf(places: readonly Place[]): Entry[] {
  const made =
    entries.get(places) ??
    [...places].sort(byPostcode).flatMap(place =>
      place.names.map((name, i) => {
        const folded = foldName(name);
        return {
          match: { postcode: place.postcode, name, place },
          main: i === 0,
          apart: ` ${folded}`,
          joined: folded.replaceAll(" ", ""),
        };
      }),
    );
  entries.set(places, made);
  return made;
}

/** People write "St-Niklaas", the table never does. */
function spellings(text: string): string[] {
  const saints = ["sint", "saint", "sankt"].map(saint => text.replace(/\bst (?=.)/g, `${saint} `));
  return [...new Set(saints)];
}

const NO_MATCH = 4;

/** 0 the same name, 1 its beginning, 2 the beginning of a word in it, 3 inside it, 4 not in it. */
function rankOf(name: Entry, typed: Pick<Entry, "apart" | "joined">): number {
  if (name.joined === typed.joined) return 0;
  if (name.joined.startsWith(typed.joined)) return 1;
  if (name.apart.includes(typed.apart)) return 2;
  return name.joined.includes(typed.joined) ? 3 : NO_MATCH;
}

function byPostcode(a: Place, b: Place): number {
  return Number(a.postcode) - Number(b.postcode);
}
