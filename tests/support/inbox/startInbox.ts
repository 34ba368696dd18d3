import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "../../../src/inbox/stores/openStore";
import { inboxServer } from "../../../src/server/inboxServer";

/** The inbox on a real port, in this process, with a store of its own. */
export async function startInbox() {
  const folder = mkdtempSync(join(tmpdir(), "inbox-"));
  const db = join(folder, "data", "leads.sqlite");
  const store = await openStore({ kind: "sqlite", file: db });
  const app = inboxServer({ store, channelsFor: () => [] });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/familiale-verzekering/api/leads`,
    port,
    folder,
    db,
    stop: async () => {
      app.server.closeAllConnections();
      await app.close();
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
