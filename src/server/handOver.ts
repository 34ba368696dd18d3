import path from "node:path";
import type { FastifyInstance } from "fastify";
import { openHandover } from "../handover/openHandover";
import { readHandoverSettings } from "../handover/readHandoverSettings";
import { startLine } from "../handover/startLine";
import { watchWaiting } from "../handover/watchWaiting";
import type { Inbox } from "../inbox/inbox";
import { siteConfig } from "../inbox/siteConfig";
import { handOverLog } from "./handOverLog";

/**
 * Hands the leads of an inbox over as the environment says, from now until the server closes; to be called after the
 * hook that closes the store, since hooks of the end run from last to first.
 * @throws Error with a repair, before anything listens
 */
export function handOver(app: FastifyInstance, inbox: Inbox, from: NodeJS.ProcessEnv): void {
  const settings = readHandoverSettings(from);
  const handover = openHandover(settings, {
    officesFile: path.resolve("dist/offices.json"),
    facts: () => siteConfig(),
  });
  app.log.info(startLine(inbox.store.place, settings));
  const { copyByEmail } = siteConfig().promises;
  if (copyByEmail && !settings.mail)
    app.log.warn("promises.copyByEmail is true, and nothing sends copies: set LEADS_SMTP.");
  const listener = handOverLog(app.log);
  // Also of ways that are no longer set, which nobody else speaks of.
  app.addHook("onClose", watchWaiting(inbox.store, listener));
  if (!handover) return;
  const worker = handover.start(inbox.store, listener);
  inbox.channelsFor = handover.channelsFor;
  inbox.stored = worker.wake;
  let ended: Promise<void> | undefined;
  // At once, while requests are finished; the store is closed after both.
  app.addHook("preClose", async () => {
    ended = worker.stop();
  });
  app.addHook("onClose", () => ended);
}
