import type { Position } from "../places/place";
import type { BrokerManifest } from "./brokerManifest";
import { brokersNear, type NearBrokers } from "./brokersNear";
import type { SearchTurn } from "./searchTurn";
import { widen } from "./widen";

/** Like brokersNear, but widens the circle (10, 20, 35, 50 km) while it is empty; `radiusKm` is the radius used. */
export async function brokersAround(
  manifest: BrokerManifest,
  point: Position,
  { radiusKm, limit }: { radiusKm: number; limit: number },
  prefix: string,
  turn?: SearchTurn,
): Promise<NearBrokers & { radiusKm: number }> {
  const near = await brokersNear(manifest, point, { radiusKm, limit }, prefix, turn);
  const wider = widen(near.found, radiusKm);
  return wider
    ? brokersAround(manifest, point, { radiusKm: wider, limit }, prefix, turn)
    : { ...near, radiusKm };
}
