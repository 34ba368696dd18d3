import { withPrefix } from "gatsby";
import { useEffect, useState } from "react";
import type { BrokerManifest } from "../brokers/brokerManifest";
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
    // Few visitors come by such a link; the others do not carry the code for it.
    import("../brokers/linkedBroker")
      .then(({ linkedBroker }) => linkedBroker(manifest, id, prefix))
      .then(
        broker => (broker ? saveBrokerContext(broker) : setUnknown(true)),
        () => {},
      );
  }, [manifest]);
  return { unknown };
}
