import { withPrefix } from "gatsby";
import { useEffect, useState } from "react";
import { brokerById } from "../brokers/brokerById";
import type { BrokerManifest } from "../brokers/brokerManifest";
import { logoSrc } from "../brokers/logoSrc";
import { takeBroker } from "../draft/arrival";
import { saveBrokerContext } from "../draft/draftStore";

/**
 * A broker's own link (`?makelaar=<id>`): selects the broker and shows its logo. An id that nobody
 * has is said, once; a list that does not load is not the visitor's concern here.
 */
export function useBrokerLink(manifest: BrokerManifest): { unknown: boolean } {
  const [unknown, setUnknown] = useState(false);
  useEffect(() => {
    const id = takeBroker();
    if (id === undefined) return;
    const prefix = withPrefix("/").replace(/\/$/, "");
    brokerById(manifest, id, prefix).then(
      broker => {
        if (broker) saveBrokerContext({ id: broker.id, name: broker.name, logo: logoSrc(broker, prefix) });
        else setUnknown(true);
      },
      () => {},
    );
  }, [manifest]);
  return { unknown };
}
