// A process that only hands over: `node courier.cjs STORE SMTP-URL`. It is killed in the midst of its work.
import { handoverWorker } from "../../../src/handover/handoverWorker";
import { senders } from "../../../src/handover/senders";
import { openStore } from "../../../src/inbox/stores/openStore";
import { storeAddress } from "../../../src/inbox/stores/storeAddress";
import { facts, mailSettings, officeOf } from "./handoverSample";

const [, , place = "", url = ""] = process.argv;

async function main() {
  const store = await openStore(storeAddress({ LEADS_STORE: place }));
  const worker = handoverWorker({
    store,
    senders: senders({ mail: mailSettings(url), webhook: null }, officeOf, () => facts),
    // A day in seconds: the same rules, other figures.
    random: () => Math.random() / 500,
    pollMs: 100,
    attemptMs: 1500,
    leaseMs: 2500,
  });
  // The worker alone keeps no process alive.
  setInterval(() => worker.wake(), 1000);
  process.stdout.write("ready\n");
}

void main();
