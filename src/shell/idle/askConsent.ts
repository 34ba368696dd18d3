import { isAnswered, watchConsent } from "../../consent/consent";
import type { Category } from "../../settings/category";

/**
 * Starts and stops what needs consent. When a category is undecided, the consent bar appears on the next
 * page: on this one it would shift what is being read.
 */
export async function askConsent(
  asked: readonly Category[],
  cookies: string | null,
): Promise<void> {
  // Written inline, so that a build without scripts drops the branch.
  if (process.env.GATSBY_THIRD_PARTY_SCRIPTS) {
    const scripts: string[] = JSON.parse(process.env.GATSBY_THIRD_PARTY_SCRIPTS);
    let started = false;
    let arriving = true;
    watchConsent("marketing", async granted => {
      // Consent given on an earlier page covers all of this one.
      const earlier = arriving;
      if (!granted && !started) return;
      started = true;
      // Unreachable or blocked: the next load tries again.
      await import(/* webpackChunkName: "online-scripts" */ "../../marketing/serveMarketing")
        .then(({ serveMarketing }) => serveMarketing(granted, scripts, earlier))
        .catch(() => {});
    });
    arriving = false;
  }
  if (isAnswered(asked)) return;
  // Unreachable: no consent, and the next load tries again.
  await import(/* webpackChunkName: "online-choice" */ "../../consent/showConsent")
    .then(({ prepareConsent }) => prepareConsent(asked, cookies))
    .catch(() => {});
}
