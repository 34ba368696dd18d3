import { createHash } from "node:crypto";
import type { Broker } from "../broker";
import type { BrokerManifest } from "../brokerManifest";
import { idShard } from "../idShard";
import { nameFiles } from "./nameFiles";
import { nearColumns } from "./nearColumns";
import { nearGroups } from "./nearGroups";
import { packBrokers } from "./packBrokers";
import { vatFiles } from "./vatFiles";

/**
 * The files that the browser searches, by path under `public/`, and the manifest for the page data. They are in a
 * folder named by a hash of their content, so they can be cached for ever; the order of `brokers` does not matter.
 */
export function brokerFiles(brokers: readonly Broker[]): {
  manifest: BrokerManifest;
  files: Map<string, string>;
} {
  const sorted = [...brokers].sort((a, b) => (a.id < b.id ? -1 : 1));
  const near = nearGroups(sorted);
  const bodies = new Map([
    ...near.flatMap(({ files }) =>
      files.map(([name, list]): [string, string] => [`near/${name}.json`, packBrokers(list)]),
    ),
    ...idFiles(sorted),
    ...nameFiles(sorted),
    ...vatFiles(sorted),
  ]);
  const hash = createHash("sha256");
  for (const [path, body] of bodies) hash.update(`${path}\n${body}\n`);
  const base = `brokers/${hash.digest("hex").slice(0, 12)}`;
  return {
    manifest: { base, count: sorted.length, near: nearColumns(near) },
    files: new Map([...bodies].map(([path, body]) => [`${base}/${path}`, body])),
  };
}

/** All 256, also empty ones, so that an unknown id is an answer and a 404 is a failure. */
function idFiles(brokers: readonly Broker[]): [path: string, body: string][] {
  const names = Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, "0"));
  const shards = new Map(names.map((name): [string, Broker[]] => [name, []]));
  for (const broker of brokers) shards.get(idShard(broker.id))?.push(broker);
  return [...shards].map(([name, list]) => [`id/${name}.json`, packBrokers(list)]);
}
