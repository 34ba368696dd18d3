import { useEffect, useRef, useState } from "react";
import { readSent } from "../delivery/sent";

/** Sends what waits: on the button, and by itself when the connection comes back. */
export function useRetry(onSent: () => void): {
  retry: () => void;
  busy: boolean;
  failed: boolean;
} {
  const trying = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const retry = async () => {
    if (trying.current) return;
    trying.current = true;
    setBusy(true);
    setFailed(false);
    const delivery = await import("../delivery/deliver")
      .then(({ deliverWaiting }) => deliverWaiting())
      .catch(() => null);
    trying.current = false;
    setBusy(false);
    // Another tab may have been faster.
    if (delivery?.kind === "accepted" || readSent()) onSent();
    else setFailed(true);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the listener only needs the first retry
  useEffect(() => {
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, []);
  return { retry, busy, failed };
}
