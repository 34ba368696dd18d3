import { withPrefix } from "gatsby";
import { matchPlaces, nearestPlace } from "../places/findPlace";
import { loadPlaces } from "../places/loadPlaces";
import type { Place } from "../places/place";
import type { Broker } from "./broker";
import { brokerById } from "./brokerById";
import type { BrokerManifest } from "./brokerManifest";
import { brokersAround } from "./brokersAround";
import { loadNames } from "./loadNames";
import { openingHours } from "./openingHours";
import { searchByName } from "./searchByName";
import type { BrokerQuery, BrokerResults, FoundBroker } from "./useBrokerSearch";

/** Finds offices by name or around a place, the best `limit`; rejects when a list could not be fetched. */
export async function searchBrokers(
  query: BrokerQuery & { limit: number },
  manifest: BrokerManifest,
  placesUrl: string,
): Promise<BrokerResults> {
  const prefix = withPrefix("/").replace(/\/$/, "");
  const { limit } = query;
  const name = query.name.trim();
  if (name) {
    const rows = searchByName(await loadNames(manifest, prefix), name);
    const brokers = await Promise.all(
      rows.slice(0, limit).map(([id]) => brokerById(manifest, id, prefix)),
    );
    return {
      state: "found",
      by: "name",
      name,
      brokers: brokers.flatMap(broker => (broker ? withOpening({ broker }) : [])),
      total: rows.length,
      exact: true,
      rest: rows.length > limit,
    };
  }
  const target = locate(await loadPlaces(placesUrl), query.place);
  if (!target) return { state: "unknownPlace" };
  const { found, radiusKm } = await brokersAround(manifest, target.place, query.radiusKm, prefix);
  return {
    state: "found",
    by: "place",
    place: target.label,
    askedKm: query.radiusKm,
    usedKm: radiusKm,
    brokers: found.slice(0, limit).map(withOpening),
    total: found.length,
    exact: true,
    rest: found.length > limit,
  };
}

/** The place meant by "9000", "9000 Gent" or "gent"; a well-formed unknown code means its neighbour. */
function locate(
  places: readonly Place[],
  typed: string,
): { place: Place; label: string } | undefined {
  const [match] = matchPlaces(places, typed, 1);
  if (match) return { place: match.place, label: `${match.postcode} ${match.name}` };
  const code = /\d{4}/.exec(typed)?.[0];
  const near = code ? nearestPlace(places, code) : undefined;
  return near && { place: near.place, label: code ?? "" };
}

function withOpening(found: { broker: Broker; km?: number }): FoundBroker {
  const now = new Date();
  return {
    ...found,
    opening: openingHours(found.broker.hours, now.getDay(), now.getHours() * 60 + now.getMinutes()),
  };
}
