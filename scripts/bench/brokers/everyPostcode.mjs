/** @typedef {import("../../../src/brokers/broker").Broker} Broker */
/** @typedef {import("../../../src/brokers/brokerManifest").BrokerManifest} BrokerManifest */

/**
 * Searches near every Belgian postcode, each with an empty cache: what it takes, and how often it finds what looking at
 * every broker finds.
 * @param {any} room @param {Awaited<ReturnType<typeof import("./readTowns.mjs").readTowns>>} towns
 * @param {Broker[]} brokers @param {() => BrokerManifest} fresh a manifest at an address not asked before
 * @param {Awaited<ReturnType<typeof import("./serveSet.mjs").serveSet>>} server
 */
export async function everyPostcode(room, towns, brokers, fresh, server) {
  const near = [];
  let right = 0;
  for (const town of towns) {
    const { found } = await room.brokersNear(
      fresh(),
      town,
      { radiusKm: 50, limit: 10 },
      server.origin,
    );
    near.push(server.take());
    const kms = brokers.map(broker => room.distanceKm(town, broker));
    const tenth = Math.min(Float64Array.from(kms).sort()[9] ?? Infinity, 50);
    const best = brokers
      .map((broker, i) => ({ broker, km: kms[i] ?? Infinity }))
      .filter(({ km }) => km <= tenth)
      .sort((a, b) => a.km - b.km || room.compareNames(a.broker, b.broker))
      .slice(0, 10);
    if (JSON.stringify(best) === JSON.stringify(found)) right += 1;
  }
  return { near, right };
}
