import { useRef, useState } from "react";
import { pageText } from "../i18n/useText";
import { announce } from "../navigation/announce";

/** Above this a response no longer feels immediate (ms). */
const atOnceMs = 300;

/**
 * Runs one piece of work at a time; calls meanwhile are ignored as the same press. `slow` is true, and
 * announced, while it takes noticeably long.
 */
export function useSlow() {
  const [slow, setSlow] = useState(false);
  const underWay = useRef(false);
  const work = async (task: () => Promise<void>) => {
    if (underWay.current) return;
    underWay.current = true;
    let said = false;
    const say = (now: boolean) => {
      said = now;
      setSlow(now);
      // Screen readers do not read a changed button label by themselves.
      announce(now ? pageText("prevnext.busy") : "");
    };
    const timer = setTimeout(say, atOnceMs, true);
    try {
      await task();
    } finally {
      clearTimeout(timer);
      underWay.current = false;
      if (said) say(false);
    }
  };
  return { slow, work };
}
