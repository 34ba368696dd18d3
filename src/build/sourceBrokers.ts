import type { SourceNodesArgs } from "gatsby";
import type { Broker } from "../brokers/broker";
import { brokerColumns } from "../brokers/brokerColumns";
import { brokerLogos } from "../brokers/source/brokerLogos";
import { checkBrokers } from "../brokers/source/checkBrokers";
import { readBrokersSource } from "../brokers/source/readBrokersSource";
import type { Place } from "../places/place";

const type = "Broker";

/** `brokerId` is the broker's id; `id` is Gatsby's. */
export function brokerType({
  actions,
}: {
  actions: { createTypes: (types: string) => void };
}): void {
  const { id, ...others } = brokerColumns;
  const fields = Object.entries({ brokerId: id, ...others }).map(pair => pair.join(": "));
  actions.createTypes(`type ${type} implements Node @dontInfer {\n${fields.join("\n")}\n}`);
}

/**
 * Creates a node for every valid broker in BROKERS_SOURCE; Gatsby removes those of earlier builds. Returns
 * the logo files to publish. Rejects with one clear line when the source is unusable.
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

/** The brokers behind the nodes of sourceBrokers. */
export function sourcedBrokers(getNodesByType: SourceNodesArgs["getNodesByType"]): Broker[] {
  // Checked before the nodes were created.
  return getNodesByType(type).map(node => ({ ...node, id: node.brokerId }) as unknown as Broker);
}
