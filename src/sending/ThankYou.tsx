import { withPrefix } from "gatsby";
import { useEffect, useState } from "react";
import { brokerById } from "../brokers/brokerById";
import type { BrokerManifest } from "../brokers/brokerManifest";
import { type Confirmation, readConfirmation } from "../delivery/confirmation";
import { loadWaiting } from "../delivery/loadWaiting";
import { onNews } from "../delivery/news";
import { outboxExists } from "../delivery/outboxExists";
import { waitingLead } from "../delivery/waitingLead";
import type { Sides } from "../flow/neighbours";
import { stepOf } from "../flow/stepOf";
import { useText } from "../i18n/useText";
import { Layout } from "../layout/Layout";
import { goTo } from "../navigation/goTo";
import { NeighbourLinks } from "../navigation/NeighbourLinks";
import { useConfig } from "../settings/configStore";
import type { BrokerLookup } from "./brokerLookup";
import { ThankYouAccepted } from "./ThankYouAccepted";
import { ThankYouWaiting } from "./ThankYouWaiting";

async function acknowledgeLater(confirmation: Confirmation): Promise<void> {
  if (!(await outboxExists())) return;
  const { acknowledgeShown } = await loadWaiting();
  await acknowledgeShown(confirmation);
}

interface Props {
  manifest: BrokerManifest;
  sides?: Sides | undefined;
}

/** The page after sending; restored from the reference and the broker's id alone. */
export function ThankYou({ manifest, sides }: Props) {
  const t = useText();
  const { contact } = useConfig();
  const [confirmation, setConfirmation] = useState<Confirmation | null>();
  const [waiting, setWaiting] = useState<{ id: string | null; kept: boolean }>();
  const [tries, setTries] = useState(0);
  const [broker, setBroker] = useState<BrokerLookup>("loading");
  const brokerId = confirmation?.brokerId ?? waiting?.id;

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
    if (confirmation) acknowledgeLater(confirmation).catch(() => {});
  }, [confirmation]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: on arriving, and after each try
  useEffect(() => {
    let here = true;
    const look = async () => {
      const found = readConfirmation();
      setConfirmation(found);
      if (found) return;
      const { own, other } = await waitingLead();
      if (!here) return;
      if (own && !own.unreadable) setWaiting({ id: own.brokerId, kept: own.kept === "device" });
      else goTo(own || other ? stepOf("technicalDifficulties").path : "/", { replace: true });
    };
    void look();
    // Accepted in the background, by this or another tab.
    const stop = onNews(() => void look());
    return () => {
      here = false;
      stop();
    };
  }, [tries]);

  const links = <NeighbourLinks {...sides} />;
  if (confirmation)
    return (
      <ThankYouAccepted
        confirmation={confirmation}
        broker={broker}
        links={links}
        retry={() => brokerId && lookUp(brokerId)}
      />
    );
  if (waiting)
    return (
      <ThankYouWaiting
        broker={waiting.id ? broker : null}
        kept={waiting.kept}
        links={links}
        onTried={() => setTries(count => count + 1)}
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
