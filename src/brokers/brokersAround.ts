import type { Position } from "../places/place";
import type { BrokerManifest } from "./brokerManifest";
import { brokersNear, type NearBroker } from "./brokersNear";
import { widen } from "./widen";

/**
 * Like brokersNear, but widens the circle (10, 20, 35, 50 km) while it is empty. `radiusKm` is the
 * radius that was used in the end: larger than asked for means "widened, say so".
 */
export async function brokersAround(
  manifest: BrokerManifest,
  point: Position,
  radiusKm: number,
  prefix: string,
): Promise<{ found: NearBroker[]; radiusKm: number }> {
  const found = await brokersNear(manifest, point, radiusKm, prefix);
  const wider = widen(found, radiusKm);
  return wider ? brokersAround(manifest, point, wider, prefix) : { found, radiusKm };
}
