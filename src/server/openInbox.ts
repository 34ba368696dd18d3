import type { Inbox } from "../inbox/inbox";
import { openStore } from "../inbox/stores/openStore";
import { storeAddress } from "../inbox/stores/storeAddress";

/**
 * The inbox that the environment names, with its store open.
 * @throws Error that says how to repair what is wrong with it
 */
export async function openInbox(): Promise<Inbox> {
  return { store: await openStore(storeAddress()), channelsFor: () => [] };
}
