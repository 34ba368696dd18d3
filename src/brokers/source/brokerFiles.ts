import { createHash } from "node:crypto";
import type { Broker } from "../broker";
import type { BrokerManifest, NearBox } from "../brokerManifest";
import { idShard } from "../idShard";
import type { NameRow } from "../nameRow";
import { nearShards } from "./nearShards";

/**
 * The files that the browser searches, by path under `public/`, and the manifest for the page
 * data. They live under a hash of their content, so they may be cached for ever; the same brokers
 * in any order give the same bytes.
 */
export function brokerFiles(brokers: readonly Broker[]): {
  manifest: BrokerManifest;
  files: Map<string, string>;
} {
  const sorted = [...brokers].sort((a, b) => (a.id < b.id ? -1 : 1)).map(inOrder);
  const near = nearShards(sorted);
  const bodies = new Map<string, string>();
  for (const [prefix, list] of near) bodies.set(`near/${prefix}.json`, JSON.stringify(list));
  for (const [shard, list] of idShards(sorted))
    bodies.set(`id/${shard}.json`, JSON.stringify(list));
  bodies.set("names.json", JSON.stringify(sorted.map(nameRow)));

  const hash = createHash("sha256");
  for (const [path, body] of bodies) hash.update(`${path}\n${body}\n`);
  const base = `brokers/${hash.digest("hex").slice(0, 12)}`;
  return {
    manifest: { base, count: sorted.length, near: near.map(([prefix, list]) => box(prefix, list)) },
    files: new Map([...bodies].map(([path, body]) => [`${base}/${path}`, body])),
  };
}

/** All 256, empty ones too: so that "no such broker" is an answer and a 404 is a failure. */
function idShards(brokers: readonly Broker[]): Map<string, Broker[]> {
  const names = Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, "0"));
  const shards = new Map(names.map((name): [string, Broker[]] => [name, []]));
  for (const broker of brokers) shards.get(idShard(broker.id))?.push(broker);
  return shards;
}

/** Two decimals, rounded outwards: the box may be larger than its brokers, never smaller. */
function box(prefix: string, brokers: readonly Broker[]): NearBox {
  const lats = brokers.map(({ lat }) => lat);
  const lons = brokers.map(({ lon }) => lon);
  const down = (degrees: number) => Math.floor(degrees * 100) / 100;
  const up = (degrees: number) => Math.ceil(degrees * 100) / 100;
  return [
    prefix,
    down(Math.min(...lats)),
    down(Math.min(...lons)),
    up(Math.max(...lats)),
    up(Math.max(...lons)),
  ];
}

function nameRow({ id, name, postcode, municipality, vat }: Broker): NameRow {
  return [id, name, postcode, municipality, vat];
}

/** The keys in one order, whatever made the object. */
function inOrder(broker: Broker): Broker {
  const { id, name, status, street, postcode, municipality, phone } = broker;
  const { email, website, vat, logo, lat, lon, hours } = broker;
  return {
    id,
    name,
    status,
    street,
    postcode,
    municipality,
    phone,
    email,
    website,
    vat,
    logo,
    lat,
    lon,
    hours,
  };
}
