import { useEffect, useMemo, useState } from "react";
import { officeTime } from "./officeTime";

/** The time in Belgium; updates every minute, and when the page becomes visible. */
export function useOfficeTime() {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const look = () => setNow(Date.now());
    const timer = setTimeout(look, 60_000 - (now % 60_000));
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [now]);
  return useMemo(() => officeTime(now), [now]);
}
