import type { CreateSchemaCustomizationArgs, SourceNodesArgs } from "gatsby";
import type { Broker } from "../brokers/broker";
import { brokerLogos } from "../brokers/source/brokerLogos";
import { checkBrokers } from "../brokers/source/checkBrokers";
import { readBrokersSource } from "../brokers/source/readBrokersSource";
import type { Place } from "../places/place";

const type = "Broker";

/** The broker's own id is `brokerId`: `id` belongs to Gatsby. The rest is src/brokers/broker.ts. */
export function brokerType({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(`
    type ${type} implements Node @dontInfer {
      brokerId: String!
      name: String!
      status: String!
      street: String
      postcode: String!
      municipality: String
      phone: String
      email: String
      website: String
      vat: String
      logo: String
      lat: Float!
      lon: Float!
      hours: String
    }
  `);
}

/**
 * Makes a node of every good broker in BROKERS_SOURCE; Gatsby drops those of an earlier build that no
 * longer come. Gives the logo files to publish. Rejects with a clear line when the source will not do.
 */
export async function sourceBrokers(
  { actions, createContentDigest, createNodeId, reporter, store }: SourceNodesArgs,
  places: readonly Place[],
): Promise<Map<string, Uint8Array>> {
  const source = await readBrokersSource(
    process.env.BROKERS_SOURCE,
    store.getState().program.directory,
  );
  const checked = checkBrokers(source.rows, places);
  const { brokers, files, warnings } = await brokerLogos(checked.brokers, source);
  for (const warning of [...checked.warnings, ...warnings]) reporter.warn(warning);
  for (const { id, ...fields } of brokers)
    await actions.createNode({
      ...fields,
      brokerId: id,
      id: createNodeId(`${type} ${id}`),
      parent: null,
      children: [],
      internal: { type, contentDigest: createContentDigest({ id, ...fields }) },
    });
  return files;
}

/** The brokers that sourceBrokers made nodes of. */
export function sourcedBrokers(getNodesByType: SourceNodesArgs["getNodesByType"]): Broker[] {
  // What the nodes hold was checked before it went in.
  return getNodesByType(type).map(node => ({ ...node, id: node.brokerId }) as unknown as Broker);
}
