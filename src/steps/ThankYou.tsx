import { navigate, withPrefix } from "gatsby";
import { useEffect, useState } from "react";
import type { Broker } from "../brokers/broker";
import { brokerById } from "../brokers/brokerById";
import type { BrokerManifest } from "../brokers/brokerManifest";
import { readSent, type Sent } from "../delivery/sent";
import { waitingLead } from "../delivery/waitingLead";
import { ThankYouAccepted } from "./ThankYouAccepted";
import { ThankYouWaiting } from "./ThankYouWaiting";

/** The broker of a sent lead: looked up, still being looked up, unreachable, or no longer known. */
export type BrokerLookup = Broker | "loading" | "unavailable" | "gone";

/** After sending. Everything shown is rebuilt from the reference and the broker's id alone. */
export function ThankYou({ manifest }: { manifest: BrokerManifest }) {
  const [sent, setSent] = useState<Sent | null>();
  const [waiting, setWaiting] = useState<{ id: string | null }>();
  const [broker, setBroker] = useState<BrokerLookup>("loading");
  const brokerId = sent?.brokerId ?? waiting?.id;

  const look = (id: string) => {
    setBroker("loading");
    brokerById(manifest, id, withPrefix("/").replace(/\/$/, "")).then(
      found => setBroker(found ?? "gone"),
      () => setBroker("unavailable"),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the data of a page does not change
  useEffect(() => {
    if (brokerId) look(brokerId);
  }, [brokerId]);

  useEffect(() => {
    const found = readSent();
    setSent(found);
    if (found) return;
    waitingLead().then(row => {
      if (row) setWaiting({ id: row.lead.broker?.id ?? null });
      else navigate("/", { replace: true });
    });
  }, []);

  if (sent)
    return (
      <ThankYouAccepted sent={sent} broker={broker} retry={() => brokerId && look(brokerId)} />
    );
  if (waiting)
    return (
      <ThankYouWaiting broker={waiting.id ? broker : null} onSent={() => setSent(readSent())} />
    );
  return <main id="inhoud" />;
}
