import { withPrefix } from "gatsby";
import type { BrokerManifest } from "../brokers/brokerManifest";
import { linkedBroker } from "../brokers/linkedBroker";
import { takeBroker } from "../draft/arrival";
import { getDraft, saveAnswers, saveBrokerContext } from "../draft/draftStore";

const pausesMs = [1000, 5000];

/**
 * A broker's own link (`?makelaar=<id>`): keeps the broker, for the header and as the choice in step 4,
 * also over an earlier one. Nobody has that id, or the list does not load: the flow as usual.
 */
export async function followLink(): Promise<void> {
  await follow().finally(() => {
    delete document.documentElement.dataset.linked;
  });
}

async function follow(): Promise<void> {
  const id = takeBroker();
  if (id === undefined) return;
  const page = await window.___loader?.loadPage(window.location.pathname);
  const manifest = page?.json?.pageContext?.brokers as BrokerManifest | undefined;
  const broker =
    manifest &&
    (await patiently(() => linkedBroker(manifest, id, withPrefix("/").replace(/\/$/, ""))));
  if (!broker) return;
  const { brokerSearch } = getDraft().answers;
  if (brokerSearch)
    saveAnswers("brokerSearch", { ...brokerSearch, broker: broker.id, brokerLabel: broker.name });
  saveBrokerContext(broker);
}

/** The address was cleaned, so there is no second visit to this link: a bad connection gets two more tries. */
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
