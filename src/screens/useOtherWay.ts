import { useEffect, useState } from "react";
import type { Screen } from "./screen";
import { screenList } from "./screenList";

/** The screen for which this page was opened, if its own page cannot show it; none in the built HTML. */
export function useOtherWay(): Screen | undefined {
  const [screen, setScreen] = useState<Screen>();
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get("scherm");
    setScreen(screenList.find(({ id, met }) => met && id === asked));
  }, []);
  return screen;
}
