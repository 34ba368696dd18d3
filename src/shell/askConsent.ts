import { isAnswered, watchConsent } from "../consent/consent";
import type { Category } from "../settings/category";

/**
 * Starts and stops what needs consent, and has the bar come with the next page when something was not chosen
 * about yet: on this one it would push away what is being read.
 */
export async function askConsent(
  asked: readonly Category[],
  cookies: string | null,
): Promise<void> {
  // Written out, so that a build without scripts leaves all of it out.
  if (process.env.GATSBY_THIRD_PARTY_SCRIPTS) {
    const scripts: string[] = JSON.parse(process.env.GATSBY_THIRD_PARTY_SCRIPTS);
    let started = false;
    let arriving = true;
    watchConsent("marketing", async granted => {
      // Who agreed on an earlier page has agreed to all of this one.
      const earlier = arriving;
      if (!granted && !started) return;
      started = true;
      // Not reachable or blocked: nothing waits for it, and the next load tries again.
      await import(/* webpackChunkName: "online-scripts" */ "./serveMarketing")
        .then(({ serveMarketing }) => serveMarketing(granted, scripts, earlier))
        .catch(() => {});
    });
    arriving = false;
  }
  if (isAnswered(asked)) return;
  // Not reachable: nothing is agreed to, and the next load tries again.
  await import(/* webpackChunkName: "online-choice" */ "../consent/showConsent")
    .then(({ prepareConsent }) => prepareConsent(asked, cookies))
    .catch(() => {});
}
