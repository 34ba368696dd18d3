import { withPrefix } from "gatsby";
import { matchPlaces, nearestPlace } from "../places/findPlace";
import { loadPlaces } from "../places/loadPlaces";
import type { Place, Position } from "../places/place";
import { isDutchPostcode } from "../writing/isDutchPostcode";
import { latinDigits } from "../writing/latinDigits";
import type { Broker } from "./broker";
import type { BrokerManifest } from "./brokerManifest";
import { brokersAround } from "./brokersAround";
import { type NamedBrokers, searchByName } from "./searchByName";
import { searchByVat, vatDigits } from "./searchByVat";
import type { SearchTurn } from "./searchTurn";

/** A name takes precedence over a place. */
export interface BrokerQuery {
  /** A postcode, a municipality, or both. */
  place: string;
  /** Part of a name, or at least four digits of an enterprise number. */
  name: string;
  radiusKm: number;
}

export interface FoundBroker {
  broker: Broker;
  /** In a straight line; undefined when found by name. */
  km?: number;
}

interface FoundBrokers {
  state: "found";
  brokers: FoundBroker[];
  /** How many fit; a minimum unless `exact`, since an exact count may cost too much. */
  total: number;
  exact: boolean;
  /** Whether more can be shown. */
  rest: boolean;
}

interface FoundPlace {
  /** For display: "9000 Gent". */
  place: string;
  centre: Position;
  /** The typed postcode when it does not exist; `place` is then its nearest neighbour. */
  unknownCode: string | null;
}

/** `idle`: too little was typed to search. */
export type SearchAnswer =
  | { state: "idle" }
  | { state: "unknownPlace" }
  | (FoundBrokers & FoundPlace & { by: "place"; askedKm: number; usedKm: number })
  | (FoundBrokers & { by: "name"; name: string });

/** Finds the best `limit` offices. Rejects when a fetch fails, or when the turn is over before the first. */
export async function searchBrokers(
  query: BrokerQuery & { limit: number },
  manifest: BrokerManifest,
  placesUrl: string,
  turn?: SearchTurn,
): Promise<SearchAnswer> {
  const prefix = withPrefix("/").replace(/\/$/, "");
  const { limit, radiusKm } = query;
  const name = query.name.trim();
  if (name) {
    const { found, exact } = await named(manifest, name, prefix, turn);
    return {
      state: "found",
      by: "name",
      name,
      brokers: found.slice(0, limit).map(broker => ({ broker })),
      total: found.length,
      exact,
      rest: found.length > limit,
    };
  }
  // The first digits of a postcode are not a place yet.
  if (/^\P{Nd}*\p{Nd}{0,3}$/u.test(query.place) && !/\p{L}{2}/u.test(query.place))
    return { state: "idle" };
  const target = locate(await loadPlaces(placesUrl), query.place);
  if (!target) return { state: "unknownPlace" };
  const { lat, lon } = target.place;
  const near = await brokersAround(manifest, target.place, { radiusKm, limit }, prefix, turn);
  return {
    state: "found",
    by: "place",
    place: target.label,
    centre: { lat, lon },
    unknownCode: target.unknownCode,
    askedKm: radiusKm,
    usedKm: near.radiusKm,
    brokers: near.found,
    total: near.total,
    exact: near.exact,
    rest: near.total > limit,
  };
}

/** A short number may be part of a name ("1830 Verzekeringen"); a longer one cannot. */
async function named(
  manifest: BrokerManifest,
  typed: string,
  prefix: string,
  turn?: SearchTurn,
): Promise<NamedBrokers> {
  const digits = vatDigits(typed);
  const searches = [
    !digits || digits.length < 7 ? searchByName(manifest, typed, prefix, turn) : [],
    digits ? searchByVat(manifest, digits, prefix, turn) : [],
  ].flat();
  const answers = await Promise.all(searches);
  const found = new Map(answers.flatMap(answer => answer.found.map(broker => [broker.id, broker])));
  return { found: [...found.values()], exact: answers.every(({ exact }) => exact) };
}

/** The place for "9000", "9000 Gent" or "gent"; an unknown but well-formed postcode gives its neighbour. */
function locate(
  places: readonly Place[],
  typed: string,
): { place: Place; label: string; unknownCode: string | null } | undefined {
  const [match] = matchPlaces(places, typed, 1);
  if (match)
    return { place: match.place, label: `${match.postcode} ${match.name}`, unknownCode: null };
  const code = isDutchPostcode(typed) ? undefined : /\d{4}/.exec(latinDigits(typed))?.[0];
  const near = code ? nearestPlace(places, code)?.place : undefined;
  return (
    near && {
      place: near,
      label: `${near.postcode} ${near.names[0]}`,
      unknownCode: code ?? null,
    }
  );
}
