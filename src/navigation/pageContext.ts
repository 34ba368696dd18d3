import type { StepContext } from "../flow/stepContext";

/** Page context of the page on screen, from Gatsby's loader; empty when unavailable. */
export async function pageContext(): Promise<Partial<StepContext>> {
  const page = await window.___loader?.loadPage(window.location.pathname).catch(() => undefined);
  return page?.json?.pageContext ?? {};
}
