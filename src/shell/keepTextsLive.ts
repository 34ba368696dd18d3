import { showOverlay } from "../i18n/overlay";
import { pageLanguage } from "../settings/pageLanguage";
import { textsAddress } from "../settings/textsAddress";

/** In a preview, `?toon-sleutels` on the first page shows the names of the keys instead. */
const asksForKeys = () => new URLSearchParams(window.location.search).has("toon-sleutels");
let showsKeys = false;

/** A page in use asks again so long after the last time, ms: its next one then begins with what is new. */
const pauseMs = 40_000;
const signsOfUse = ["pointermove", "pointerdown", "keydown", "scroll"];
let asked: number | undefined;

/**
 * At each page of a visit, and while it is in use: asks the configured host, when there is one, for its
 * present texts. Nothing waits for them; what does not load is tried again later.
 */
export async function keepTextsLive(loadPath: string | null): Promise<void> {
  // Written out, so that another build leaves all of it out.
  if (process.env.GATSBY_PREVIEW === "1") {
    showsKeys ||= asksForKeys();
    if (showsKeys)
      return import("../i18n/keyNames").then(
        ({ keyNames }) => showOverlay(keyNames),
        () => {},
      );
  }
  if (!loadPath) return;
  const ask = async () => {
    asked = Date.now();
    await import(/* webpackChunkName: "online-texts" */ "../i18n/liveTexts")
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
