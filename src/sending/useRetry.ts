import { useRef, useState } from "react";
import type { StepId } from "../flow/step";
import type { StayReason } from "./sendAndNavigate";

type Way = "retryAndNavigate" | "sendWithoutFiles";

/** State for buttons that retry, one send at a time. Automatic retries: drainLater. */
export function useRetry(from: StepId) {
  const trying = useRef(false);
  const [busy, setBusy] = useState(false);
  const [stay, setStay] = useState<StayReason>();
  const go = async (way: Way) => {
    if (trying.current) return;
    trying.current = true;
    setBusy(true);
    setStay(undefined);
    const stayed = await import(/* webpackChunkName: "delivery" */ "./sendAndNavigate")
      .then(ways => ways[way](from))
      .catch((): StayReason => "stillNot");
    trying.current = false;
    setBusy(false);
    setStay(stayed);
  };
  const retry = () => go("retryAndNavigate");
  return { retry, withoutFiles: () => go("sendWithoutFiles"), busy, failed: stay !== undefined };
}
