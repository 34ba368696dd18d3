import { withPrefix } from "gatsby";

/** What renew.js reads of the script element that it stands in (offline/renew). */
interface Asking extends HTMLScriptElement {
  gone?: HTMLScriptElement;
  left?: boolean;
}

/**
 * When a script does not load, which may have gone with a deploy, renew.js is asked what to do; and again on
 * the page that it loaded, to give back focus and press. It comes from the host's present build, under a
 * name that stays: any other code of this build may be gone as well. What of the app itself is gone is
 * told by offerReload.
 */
export function noticeGone(): void {
  let asked: Asking | undefined;
  const ask = (gone?: HTMLScriptElement) => {
    const script: Asking = document.createElement("script");
    asked = Object.assign(script, { src: withPrefix("/renew.js"), gone });
    document.head.append(script);
    window.addEventListener("beforeunload", () => {
      script.left = true;
    });
  };
  const onError = ({ target }: Event) => {
    if (target === asked) asked = undefined;
    else if (!asked && target instanceof HTMLScriptElement) ask(target);
  };
  window.addEventListener("error", onError, true);
  if ("press" in (window.history.state ?? {})) ask();
}
