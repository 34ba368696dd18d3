/*
 * renew.js: fetched by src/shell/noticeGone when a script did not load. When that is because another build
 * was deployed, the page is loaded again, once for each deploy; answers are in storage.
 *
 * Not while somebody types: then at the next look away from the text, or when next is pressed, and that
 * press counts on the new page. What had the focus gets it back.
 */
import { site } from "../settings/site";
import type { StorageName } from "../settings/storageName";

declare global {
  interface Window {
    /** Gatsby reloads the page when a new worker was installed after this. */
    ___failedResources?: boolean;
  }
}

/** What the page before leaves for the one after it, in history.state. */
interface Renewal {
  renewed: string;
  press: boolean;
  focus: string;
}

/** So long a page that is being left may take to go: nothing is to be done in it. Milliseconds. */
const patienceMs = 1000;
/** Boxes to type in, and what is open under a finger. */
const typing = /^(?:text|tel|email|select|range)/;

let newer: string | undefined;
const state = (): Partial<Renewal> => window.history.state ?? {};
const inFocus = () => (document.activeElement ?? document.body) as HTMLInputElement;

/** What that knows: what did not load, and whether the page is being left since. */
const called = document.currentScript as HTMLScriptElement & {
  gone?: HTMLScriptElement;
  left?: boolean;
};
if (called.gone) void look(called.gone.src);
else giveBack();
// It is called once; from now on this listens.
window.addEventListener(
  "error",
  ({ target }) => target instanceof HTMLScriptElement && void look(target.src),
  true,
);
window.addEventListener("focusout", () => setTimeout(renewUnlessTyping));
document.addEventListener(
  "submit",
  event => {
    if (!newer) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    renew(true);
  },
  true,
);

async function look(address: string): Promise<void> {
  const [, name] = address.split(`${window.location.origin}${site.basePath}/`);
  // What only works with a connection (`online-…`) is missed by nobody.
  if (newer || !name || name === "renew.js" || name.startsWith("online-")) return;
  let leaving = called.left;
  window.addEventListener("beforeunload", () => {
    leaving = true;
  });
  await new Promise(resolve => setTimeout(resolve, patienceMs));
  if (leaving) return;
  window.___failedResources = true;
  const options = { cache: "no-store" } as const;
  const answer = await fetch(`${site.basePath}/page-data/app-data.json`, options).catch(() => null);
  const build = await answer?.json().then(
    data => data.webpackCompilationHash,
    () => undefined,
  );
  if (!build || leaving || build === window.___webpackCompilationHash || build === state().renewed)
    return;
  newer = build;
  renewUnlessTyping();
}

function renewUnlessTyping(): void {
  if (newer && !typing.test(inFocus().type ?? "")) renew(false);
}

function renew(pressed: boolean): void {
  const left: Renewal = {
    renewed: newer ?? "",
    press: pressed && !hasFiles(),
    focus: inFocus().id,
  };
  window.history.replaceState({ ...window.history.state, ...left }, "");
  window.location.reload();
}

/** Files do not come along, so nothing is sent on without a word (shell/tellLostFiles). */
function hasFiles(): boolean {
  try {
    return sessionStorage.getItem("familiale:files" satisfies StorageName) !== null;
  } catch {
    return false;
  }
}

/** On the new page: a press is held until the page is live, as an early one is (shell/holdEarlySubmit). */
function giveBack(): void {
  const { press, focus, renewed, ...rest } = state();
  // Once for each build, so that it never goes round; but when it worked, and the host went back since, anew.
  const missed = renewed !== window.___webpackCompilationHash && renewed;
  window.history.replaceState(missed ? { ...rest, renewed } : rest, "");
  const form = document.querySelector<HTMLFormElement>("#step-form");
  document.getElementById(focus ?? "")?.focus({ preventScroll: true });
  if (!press) return;
  const { dataset } = document.documentElement;
  if (dataset.live === undefined) dataset.held = "";
  else form?.requestSubmit();
}
