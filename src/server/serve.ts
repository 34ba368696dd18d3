import path from "node:path";
import { env } from "node:process";
import { handoverState } from "../handover/handoverState";
import { eraseDaily } from "../inbox/eraseDaily";
import { storeAddress } from "../inbox/stores/storeAddress";
import { bytesInFlight } from "../inbox/withBody";
import { endInTime } from "./endInTime";
import { handOver } from "./handOver";
import { healthRoutes } from "./healthRoutes";
import { inboxServer } from "./inboxServer";
import { listenFault } from "./listenFault";
import { openInbox } from "./openInbox";
import { roomOnDisk } from "./roomOnDisk";
import { serveMetrics } from "./serveMetrics";
import type { ServerSettings } from "./settings";
import { siteServer } from "./siteServer";

/**
 * Runs the site of a folder, or with null the inbox alone, until the process is ended.
 * @throws Error with a repair
 */
export async function serve(folder: string | null, settings: ServerSettings): Promise<void> {
  const { port, host, metricsPort } = settings;
  const inbox = await openInbox();
  const app =
    folder === null ? inboxServer(inbox, settings.origins) : siteServer(folder, inbox, settings);
  endInTime(app);
  const stopErasing = eraseDaily(inbox.store, settings.retentionDays, {
    erased: count => app.log.info({ erased: count }, "leads past their time are erased"),
    troubled: error => app.log.error({ fault: (error as Error).name }, "leads could not be erased"),
  });
  app.addHook("onClose", async () => {
    await stopErasing();
    await inbox.store.close();
  });
  handOver(app, inbox, env);
  const address = storeAddress();
  healthRoutes(app, {
    store: () => inbox.store.ready(),
    handOver: async () => {
      if ((await handoverState(inbox.store)).stuck) throw new Error("Nobody hands leads over.");
    },
    ...(address.kind === "sqlite" && { disk: () => roomOnDisk(path.dirname(address.file)) }),
  });
  if (metricsPort !== null)
    await serveMetrics(app, metricsPort, host, {
      bytesInFlight,
      handOvers: async () => {
        const { waiting, overdue, failed } = await handoverState(inbox.store);
        return { waiting, overdue, failed };
      },
    });
  await app.listen({ port, host }).catch(fault => {
    throw new Error(listenFault(fault, port, host));
  });
}
