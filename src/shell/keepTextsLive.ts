import { showOverlay } from "../i18n/overlay";
import { pageLanguage } from "../settings/pageLanguage";
import { textsAddress } from "../settings/textsAddress";

/** In a preview, `?toon-sleutels` on the first page shows the names of the keys instead. */
const asksForKeys = () => new URLSearchParams(window.location.search).has("toon-sleutels");
let showsKeys = false;

/**
 * At each page of a visit: asks the configured host, when there is one, for its present texts. Nothing
 * waits for them; what does not load is tried again at the next page.
 */
export async function keepTextsLive(loadPath: string | null): Promise<void> {
  try {
    // Written out, so that another build leaves all of it out.
    if (process.env.GATSBY_PREVIEW === "1") {
      showsKeys ||= asksForKeys();
      if (showsKeys) return showOverlay((await import("../i18n/keyNames")).keyNames);
    }
    if (!loadPath) return;
    const { readLiveTexts } = await import(
      /* webpackChunkName: "online-texts" */ "../i18n/liveTexts"
    );
    await readLiveTexts(textsAddress(loadPath), pageLanguage());
  } catch {}
}
