import { useRef, useState } from "react";
import type { StepId } from "../flow/step";
import type { Stay } from "./sendAndLead";

type Way = "retryAndLead" | "sendWithoutFiles";

/** Sends what waits: on a button, and by itself when the connection comes back. */
export function useRetry(from: StepId, build: string) {
  const trying = useRef(false);
  const [busy, setBusy] = useState(false);
  const [stay, setStay] = useState<Stay>();
  const go = async (way: Way) => {
    if (trying.current) return;
    trying.current = true;
    setBusy(true);
    setStay(undefined);
    const stayed = await import("./sendAndLead")
      .then(ways => ways[way](from, build))
      .catch((): Stay => "stillNot");
    trying.current = false;
    setBusy(false);
    setStay(stayed);
  };
  const retry = () => go("retryAndLead");
  return { retry, withoutFiles: () => go("sendWithoutFiles"), busy, failed: stay !== undefined };
}
