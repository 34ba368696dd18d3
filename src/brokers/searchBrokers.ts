import { withPrefix } from "gatsby";
import { matchPlaces, nearestPlace } from "../places/findPlace";
import { loadPlaces } from "../places/loadPlaces";
import type { Place } from "../places/place";
import type { Broker } from "./broker";
import type { BrokerManifest } from "./brokerManifest";
import { brokersAround } from "./brokersAround";
import { openingHours } from "./openingHours";
import { type NamedBrokers, searchByName } from "./searchByName";
import { searchByVat, vatDigits } from "./searchByVat";
import type { SearchTurn } from "./searchTurn";
import type { BrokerQuery, BrokerResults, FoundBroker } from "./useBrokerSearch";

/**
 * Finds offices by name or enterprise number, or around a place: the best `limit`. Rejects when a list
 * could not be fetched, or when the turn was over before it was asked for.
 */
export async function searchBrokers(
  query: BrokerQuery & { limit: number },
  manifest: BrokerManifest,
  placesUrl: string,
  turn?: SearchTurn,
): Promise<BrokerResults> {
  const prefix = withPrefix("/").replace(/\/$/, "");
  const { limit, radiusKm } = query;
  const name = query.name.trim();
  if (name) {
    const { found, exact } = await named(manifest, name, prefix, turn);
    return {
      state: "found",
      by: "name",
      name,
      brokers: found.slice(0, limit).map(broker => withOpening({ broker })),
      total: found.length,
      exact,
      rest: found.length > limit,
    };
  }
  // The first digits of a postcode do not say yet where to look.
  if (/^\D*\d{0,3}$/.test(query.place) && !/\p{L}{2}/u.test(query.place)) return { state: "idle" };
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
    brokers: near.found.map(withOpening),
    total: near.total,
    exact: near.exact,
    rest: near.total > limit,
  };
}

/** A short number may be part of a name too ("1830 Verzekeringen"); a longer one is no name. */
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

/** The place meant by "9000", "9000 Gent" or "gent"; a well-formed unknown code means its neighbour. */
function locate(
  places: readonly Place[],
  typed: string,
): { place: Place; label: string; unknownCode: string | null } | undefined {
  const [match] = matchPlaces(places, typed, 1);
  if (match)
    return { place: match.place, label: `${match.postcode} ${match.name}`, unknownCode: null };
  const code = /\d{4}/.exec(typed)?.[0];
  const near = code ? nearestPlace(places, code)?.place : undefined;
  return (
    near && {
      place: near,
      label: `${near.postcode} ${near.names[0]}`,
      unknownCode: code ?? null,
    }
  );
}

function withOpening(found: { broker: Broker; km?: number }): FoundBroker {
  const now = new Date();
  return {
    ...found,
    opening: openingHours(found.broker.hours, now.getDay(), now.getHours() * 60 + now.getMinutes()),
  };
}
