import { isAnswered, watchConsent } from "../consent/consent";
import type { Category } from "../settings/category";

/** Starts and stops what needs consent, and shows the bar when something was not chosen about yet. */
export async function askConsent(
  asked: readonly Category[],
  cookies: string | null,
): Promise<void> {
  // Written out, so that a build without scripts leaves all of it out.
  if (process.env.GATSBY_THIRD_PARTY_SCRIPTS) {
    const scripts: string[] = JSON.parse(process.env.GATSBY_THIRD_PARTY_SCRIPTS);
    let started = false;
    watchConsent("marketing", async granted => {
      if (!granted && !started) return;
      started = true;
      // Not reachable or blocked: nothing waits for it, and the next load tries again.
      await import(/* webpackChunkName: "online-marketing" */ "./serveMarketing")
        .then(({ serveMarketing }) => serveMarketing(granted, scripts))
        .catch(() => {});
    });
  }
  if (isAnswered(asked)) return;
  const { showConsent } = await import(
    /* webpackChunkName: "online-consent-bar" */ "../consent/showConsent"
  );
  await showConsent(asked, cookies, false);
}
