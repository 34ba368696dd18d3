import { distanceKm } from "../places/distanceKm";
import type { Position } from "../places/place";
import type { Broker } from "./broker";
import type { BrokerManifest, NearBox } from "./brokerManifest";
import { compareNames } from "./compareNames";
import { loadShard } from "./loadShard";

export interface NearBroker {
  broker: Broker;
  /** As the crow flies. */
  km: number;
}

/**
 * All brokers within `radiusKm` of the point, nearest first, equally near ones by name. Fetches
 * only the shards whose box meets the circle; rejects when one of them could not be fetched.
 */
export async function brokersNear(
  manifest: BrokerManifest,
  point: Position,
  radiusKm: number,
  prefix: string,
): Promise<NearBroker[]> {
  const shards = await Promise.all(
    manifest.near
      .filter(box => reaches(box, point, radiusKm))
      .map(([name]) => loadShard<Broker>(manifest, `near/${name}.json`, prefix)),
  );
  return shards
    .flat()
    .map(broker => ({ broker, km: distanceKm(point, broker) }))
    .filter(({ km }) => km <= radiusKm)
    .sort((a, b) => a.km - b.km || compareNames(a.broker, b.broker));
}

/** The clamped corner is not quite the nearest point on a sphere: 0.1 km pays for that up to 100 km. */
function reaches(
  [, south, west, north, east]: NearBox,
  point: Position,
  radiusKm: number,
): boolean {
  const nearest = {
    lat: Math.min(Math.max(point.lat, south), north),
    lon: Math.min(Math.max(point.lon, west), east),
  };
  return distanceKm(point, nearest) <= radiusKm + 0.1;
}
