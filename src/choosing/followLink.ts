import { withPrefix } from "gatsby";
import type { BrokerManifest } from "../brokers/brokerManifest";
import { linkedBroker } from "../brokers/linkedBroker";
import { linkedIds } from "../brokers/linkedIds";
import { takeBroker } from "../draft/arrival";
import { getDraft, saveAnswers, saveBrokerContext } from "../draft/draftStore";
import { marks } from "../marks/marks";
import { pageContext } from "../navigation/pageContext";

const pausesMs = [1000, 5000];

/**
 * A broker's own link (`?makelaar=<id>`): stores the broker for the header and as the choice, replacing an
 * earlier one. With an unknown id, or without the list, the flow is as usual.
 */
export async function followLink(): Promise<void> {
  await follow().finally(() => {
    delete marks().following;
  });
}

async function follow(): Promise<void> {
  const ids = linkedIds(takeBroker() ?? "");
  if (ids.length === 0) return;
  const { brokers } = await pageContext();
  if (!brokers) return;
  const broker = await patiently(() => firstOf(brokers, ids));
  if (!broker) return;
  const { brokerSearch } = getDraft().answers;
  if (brokerSearch)
    saveAnswers("brokerSearch", { ...brokerSearch, broker: broker.id, brokerLabel: broker.name });
  saveBrokerContext(broker);
}

async function firstOf(manifest: BrokerManifest, ids: readonly string[]) {
  for (const id of ids) {
    const broker = await linkedBroker(manifest, id, withPrefix("/").replace(/\/$/, ""));
    if (broker) return broker;
  }
}

/** The parameter is gone from the URL, so a reload cannot retry: on a bad connection two more tries. */
async function patiently<Found>(look: () => Promise<Found>): Promise<Found | undefined> {
  for (const pause of pausesMs) {
    try {
      return await look();
    } catch {
      await new Promise(resolve => setTimeout(resolve, pause));
    }
  }
  return look().catch(() => undefined);
}
