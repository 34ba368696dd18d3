/*
 * renew.js: fetched by src/shell/live/noticeGone when a script or style sheet failed to load. If another build was deployed,
 * the page is reloaded, once per build; answers are in storage.
 *
 * While the visitor types the reload waits for a focusout or for next, and that press is repeated on the new
 * page. Focus is restored.
 */
import { marks } from "../marks/marks";
import { site } from "../settings/site";
import { staysEvent } from "../settings/staysEvent";
import type { StorageName } from "../settings/storageName";
import { codeAddress } from "./codeAddress";

/** Passed to the reloaded page in history.state. */
interface Renewal {
  renewed: string;
  press: boolean;
  focus: string;
}

/** Grace period once unload starts (ms). */
const unloadMs = 1000;
/** Types of controls that a reload would interrupt: text fields, open lists, sliders. */
const typing = /^(?:text|tel|email|select|range)/;

let newer: string | undefined;
/** A pointer is down: a focusout may belong to the click that follows. */
let down = false;
let renewing = false;
const state = (): Partial<Renewal> => window.history.state ?? {};
const inFocus = () => (document.activeElement ?? document.body) as HTMLInputElement;

/** Set by noticeGone: the address that failed, and whether the page is unloading. */
const called = document.currentScript as HTMLScriptElement & {
  gone?: string;
  left?: boolean;
};
if (called.gone) void look(called.gone);
else restore();
// noticeGone fetches this once; further failures are heard here.
window.addEventListener(
  "error",
  ({ target }) => {
    const gone = codeAddress(target);
    if (gone) void look(gone);
  },
  true,
);
window.addEventListener("focusout", () => setTimeout(renewUnlessTyping));
window.addEventListener("pointerdown", () => hold(true), true);
for (const end of ["pointerup", "pointercancel"])
  window.addEventListener(end, () => hold(false), true);
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
  // Chunks named `online-…` are useless offline: their loss is no reason to reload.
  if (newer || !name || name === "renew.js" || name.startsWith("online-")) return;
  let leaving = called.left;
  window.addEventListener("beforeunload", () => {
    leaving = true;
  });
  await new Promise(resolve => setTimeout(resolve, unloadMs));
  const data = `${site.basePath}/page-data/app-data.json`;
  const answer = leaving ? null : await fetch(data, { cache: "no-store" }).catch(() => null);
  const build = await answer?.json().then(
    data => data.webpackCompilationHash,
    () => undefined,
  );
  const known = build === window.___webpackCompilationHash || build === state().renewed;
  if (build && !leaving && !known) {
    newer = build;
    renewUnlessTyping();
  } else window.dispatchEvent(new CustomEvent(staysEvent, { detail: leaving || answer !== null }));
}

function hold(now: boolean): void {
  down = now;
  setTimeout(renewUnlessTyping);
}

function renewUnlessTyping(): void {
  // A press is waiting for code of this build (form/fetchForPress).
  const pressed = marks().pressed !== undefined;
  if (newer && !down && (pressed || !typing.test(inFocus().type ?? ""))) renew(pressed);
}

function renew(pressed: boolean): void {
  // The reload has begun; a second call would overwrite the press.
  if (renewing) return;
  renewing = true;
  const left: Renewal = {
    renewed: newer ?? "",
    press: pressed && !hasFiles(),
    focus: inFocus().id,
  };
  window.history.replaceState({ ...window.history.state, ...left }, "");
  window.location.reload();
}

/** Files are lost by a reload, so a press must not go through before that is said (form/tellLostFiles). */
function hasFiles(): boolean {
  try {
    return sessionStorage.getItem("familiale:files" satisfies StorageName) !== null;
  } catch {
    return false;
  }
}

/** On the new page. Until it is live the press is held like an early one (shell/early/holdEarlySubmit). */
function restore(): void {
  const { press, focus, renewed, ...rest } = state();
  // `renewed` stops a loop of reloads for a build that the host does not serve; after a success it is cleared,
  // so that a host that goes back to an older build is followed again.
  const missed = renewed !== window.___webpackCompilationHash && renewed;
  window.history.replaceState(missed ? { ...rest, renewed } : rest, "");
  const form = document.querySelector<HTMLFormElement>("#step-form");
  document.getElementById(focus ?? "")?.focus({ preventScroll: true });
  if (!press) return;
  if (marks().live === undefined) marks().held = "";
  else form?.requestSubmit();
}
