import { generateBrokers } from "./generateBrokers.mjs";
import { serveSet } from "./serveSet.mjs";

/**
 * A generated set, built as the site does, on a server of its own.
 * @param {number} size @param {readonly import("./generateBrokers.mjs").Town[]} towns
 * @param {any} room checkBrokers and brokerFiles of src/brokers/source @param {[string, string][]} more files
 */
export async function brokerSet(size, towns, room, more = []) {
  const rows = generateBrokers(size, towns).map((values, i) => ({ at: `row ${i}`, values }));
  /** @type {import("../../../src/brokers/broker").Broker[]} */
  const brokers = room.checkBrokers(rows, towns).brokers;
  /** @type {{ manifest: import("../../../src/brokers/brokerManifest").BrokerManifest, files: Map<string, string> }} */
  const { manifest, files } = room.brokerFiles(brokers);
  const allNames = JSON.stringify(brokers.map(({ id, name }) => ({ id, name })));
  const server = await serveSet(new Map([...files, ["all.json", allNames], ...more]));
  return { brokers, manifest, allNames, server };
}
