import { withPrefix } from "gatsby";

declare global {
  interface Window {
    /** Gatsby reloads the page when a new worker was installed after this. */
    ___failedResources?: boolean;
  }
}

/** So long a page that cannot be shown may take to be left for, by a full load. Milliseconds. */
const patienceMs = 1000;

/**
 * A script that does not load may have gone with a deploy, together with all others of this page's build.
 * Then, and only then, the page is loaded again, once for each deploy; answers are in storage. In the first
 * load, since what comes later may be gone as well.
 */
export function renewWhenGone(): void {
  const onError = async ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement) || !target.src.startsWith(location.origin)) return;
    let leaving = false;
    window.addEventListener("beforeunload", () => {
      leaving = true;
    });
    await new Promise(resolve => setTimeout(resolve, patienceMs));
    if (leaving) return;
    window.___failedResources = true;
    const answer = await fetch(withPrefix("/page-data/app-data.json"), { cache: "no-store" });
    const build = (await answer.json()).webpackCompilationHash;
    if (leaving || build === window.___webpackCompilationHash || history.state?.renewed === build)
      return;
    history.replaceState({ ...history.state, renewed: build }, "");
    location.reload();
  };
  window.addEventListener("error", event => void onError(event).catch(() => {}), true);
}
