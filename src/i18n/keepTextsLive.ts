import { withPrefix } from "gatsby";
import { pageLanguage } from "../language/pageLanguage";
import { shownOverlay } from "./overlay";

/** In a preview, `?toon-sleutels` on the first page shows text keys. */
const asksForKeys = () => new URLSearchParams(window.location.search).has("toon-sleutels");
let showsKeys = false;

/** Refresh interval of a page in use (ms): the next page then starts with current texts. */
const pauseMs = 40_000;
const signsOfUse = ["pointermove", "pointerdown", "keydown", "scroll"];
let asked: number | undefined;

/**
 * At each page, and while it is in use, fetches the current texts from the configured host, if any. Nothing
 * waits for them; failures are retried later.
 */
export async function keepTextsLive(loadPath: string | null): Promise<void> {
  // Written inline, so that other builds drop the branch.
  if (process.env.GATSBY_PREVIEW === "1") {
    showsKeys ||= asksForKeys();
    if (showsKeys)
      return import("./keyNames").then(
        ({ keyNames }) => void shownOverlay.set(keyNames),
        () => {},
      );
  }
  if (!loadPath) return;
  const ask = async () => {
    asked = Date.now();
    await import(/* webpackChunkName: "online-texts" */ "./liveTexts")
      .then(({ readLiveTexts }) => readLiveTexts(textsAddress(loadPath), pageLanguage()))
      .catch(() => {});
  };
  if (asked === undefined)
    for (const sign of signsOfUse)
      document.addEventListener(sign, () => Date.now() - (asked ?? 0) > pauseMs && void ask(), {
        capture: true,
        passive: true,
      });
  await ask();
}

/** Absolute URLs stay; relative ones go under the base path. */
function textsAddress(loadPath: string): string {
  return /^https?:/i.test(loadPath) ? loadPath : withPrefix(`/${loadPath.replace(/^\//, "")}`);
}
