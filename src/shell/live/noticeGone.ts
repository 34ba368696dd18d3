import { withPrefix } from "gatsby";
import { codeAddress } from "../../offline/codeAddress";
import { staysEvent } from "../../settings/staysEvent";

/** The script element, as offline/renew reads it. */
interface Asking extends HTMLScriptElement {
  gone?: string;
  left?: boolean;
}

/**
 * Loads renew.js when a script or style sheet fails to load, perhaps because a deploy removed it; and again on the page it
 * reloaded, to restore focus and press. renew.js comes from the host's current build under a fixed name: all
 * other code of this build may be gone. Failures of the app's own start are up to offerReload.
 */
export function noticeGone(): void {
  let asked: Asking | undefined;
  const ask = (gone?: string) => {
    const script: Asking = document.createElement("script");
    asked = Object.assign(script, { src: withPrefix("/renew.js"), gone });
    document.head.append(script);
    window.addEventListener("beforeunload", () => {
      script.left = true;
    });
  };
  const onError = ({ target }: Event) => {
    if (target === asked) {
      asked = undefined;
      window.dispatchEvent(new CustomEvent(staysEvent, { detail: false }));
    } else {
      const gone = codeAddress(target);
      if (!asked && gone) ask(gone);
    }
  };
  window.addEventListener("error", onError, true);
  if ("press" in (window.history.state ?? {})) ask();
}
