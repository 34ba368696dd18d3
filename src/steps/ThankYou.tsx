import { withPrefix } from "gatsby";
import { useEffect, useState } from "react";
import type { Broker } from "../brokers/broker";
import { brokerById } from "../brokers/brokerById";
import type { BrokerManifest } from "../brokers/brokerManifest";
import { onNews } from "../delivery/news";
import { outboxExists } from "../delivery/outboxExists";
import { readSent, type Sent } from "../delivery/sent";
import { waitingLead } from "../delivery/waitingLead";
import { goTo } from "../i18n/goTo";
import { useText } from "../i18n/useText";
import { Layout } from "../layout/Layout";
import { useConfig } from "../settings/configStore";
import { ThankYouAccepted } from "./ThankYouAccepted";
import { ThankYouWaiting } from "./ThankYouWaiting";

/** The broker of a sent lead: looked up, still being looked up, unreachable, or no longer known. */
export type BrokerLookup = Broker | "loading" | "unavailable" | "gone";

/** Once it is shown, nothing of it need stay on this device. */
async function letGoLater(sent: Sent): Promise<void> {
  if (!(await outboxExists())) return;
  const { letGoOfShown } = await import("../delivery/findWaiting");
  await letGoOfShown(sent);
}

/** After sending. Everything shown is rebuilt from the reference and the broker's id alone. */
export function ThankYou({ manifest, build }: { manifest: BrokerManifest; build: string }) {
  const t = useText();
  const { contact } = useConfig();
  const [sent, setSent] = useState<Sent | null>();
  const [waiting, setWaiting] = useState<{ id: string | null; kept: boolean }>();
  const [broker, setBroker] = useState<BrokerLookup>("loading");
  const brokerId = sent?.brokerId ?? waiting?.id;

  const lookUp = (id: string) => {
    setBroker("loading");
    brokerById(manifest, id, withPrefix("/").replace(/\/$/, "")).then(
      found => setBroker(found ?? "gone"),
      () => setBroker("unavailable"),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the data of a page does not change
  useEffect(() => {
    if (brokerId) lookUp(brokerId);
  }, [brokerId]);

  useEffect(() => {
    if (sent) letGoLater(sent).catch(() => {});
  }, [sent]);

  const look = () => {
    const found = readSent();
    setSent(found);
    if (found) return;
    waitingLead().then(row => {
      if (row) setWaiting({ id: row.brokerId, kept: row.kept === "device" });
      else goTo("/", { replace: true });
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arriving
  useEffect(() => {
    look();
    // Sent by itself, here or in another tab.
    return onNews(look);
  }, []);

  if (sent)
    return (
      <ThankYouAccepted sent={sent} broker={broker} retry={() => brokerId && lookUp(brokerId)} />
    );
  if (waiting)
    return (
      <ThankYouWaiting
        broker={waiting.id ? broker : null}
        kept={waiting.kept}
        build={build}
        onTried={look}
      />
    );
  return (
    <Layout>
      <main id="inhoud" className="wrap">
        <noscript>
          <h1>{t("thankYou.noScript.title")}</h1>
          <p>{t("thankYou.noScript.text", { phone: contact.phone })}</p>
        </noscript>
      </main>
    </Layout>
  );
}
