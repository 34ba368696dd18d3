import { type ComponentType, useEffect, useState } from "react";
import { askedCategories } from "../settings/askedCategories";
import { useConfig } from "../settings/configStore";

let part: { ConsentButton: ComponentType } | undefined;

/** The button that opens the cookie choice, if there is one; loaded separately. */
export function useConsentButton(): ComponentType | undefined {
  const asks = askedCategories(useConfig()).length > 0;
  const [shown, show] = useState(part);
  useEffect(() => {
    if (!asks) return;
    // Unreachable: the next page tries again.
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
