import { type ComponentType, useEffect, useState } from "react";
import { asksConsent } from "../settings/asksConsent";
import { useConfig } from "../settings/configStore";

let part: { ConsentButton: ComponentType } | undefined;

/** The button that opens the choice about cookies, where there is one; fetched apart. */
export function useConsentButton(): ComponentType | undefined {
  const asks = asksConsent(useConfig());
  const [shown, show] = useState(part);
  useEffect(() => {
    if (!asks) return;
    // Not reachable: the next page tries again.
    import(/* webpackChunkName: "online-change" */ "../consent/ConsentButton").then(
      found => {
        part = found;
        show(found);
      },
      () => {},
    );
  }, [asks]);
  return shown?.ConsentButton;
}
