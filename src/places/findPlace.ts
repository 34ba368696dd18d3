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

  const near = places.filter(place => place.postcode.startsWith(digits)).sort(byPostcode);
  const whole = digits.length === 4;
  if (text === "") return near.flatMap(place => matchesOf(place, whole)).slice(0, limit);

  const texts = spellings(text);
  const found = near
    .flatMap(place => matchesOf(place, true))
    .map(match => ({ match, rank: rankOf(foldedName(match.name), texts) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .map(({ match }) => match);
  const best = found.length === 0 && whole ? near.flatMap(place => matchesOf(place, true)) : found;
  return best.slice(0, limit);
}

function matchesOf(place: Place, all: boolean): PlaceMatch[] {
  const names = all ? place.names : place.names.slice(0, 1);
  return names.map(name => ({ postcode: place.postcode, name, place }));
}

// Names are folded once, not at every key stroke. Only names of the table come in here.
const foldedNames = new Map<string, string>();

function foldedName(name: string): string {
  const folded = foldedNames.get(name) ?? foldName(name);
  foldedNames.set(name, folded);
  return folded;
}

/** People write "St-Niklaas", the table never does. */
function spellings(text: string): string[] {
  const saints = ["sint", "saint", "sankt"].map(saint => text.replace(/\bst (?=.)/g, `${saint} `));
  return [...new Set(saints)];
}

const NO_MATCH = 4;

/** 0 the same name, 1 its beginning, 2 the beginning of a word in it, 3 inside it, 4 not in it. */
function rankOf(name: string, texts: readonly string[]): number {
  const joined = name.replaceAll(" ", "");
  const ranks = texts.map(text => {
    const part = text.replaceAll(" ", "");
    if (joined === part) return 0;
    if (joined.startsWith(part)) return 1;
    if (` ${name}`.includes(` ${text}`)) return 2;
    return joined.includes(part) ? 3 : NO_MATCH;
  });
  return Math.min(...ranks);
}

function byPostcode(a: Place, b: Place): number {
  return Number(a.postcode) - Number(b.postcode);
}
