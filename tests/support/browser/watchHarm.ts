import type { Page } from "@playwright/test";

/** What a hostile value could bring about. */
export interface Harm {
  /** Requests that left the site's origin, and pages that did. */
  left: string[];
  /** Windows that scripts opened, and other pages. */
  opened: string[];
}

/** Notices requests out of the origin, dialogs and new windows; nothing leaves this machine. */
export async function watchHarm(page: Page, origin: string): Promise<Harm> {
  const harm: Harm = { left: [], opened: [] };
  const own = (url: string) => url.startsWith(`${origin}/`);
  page.context().on("request", request => {
    if (!own(request.url())) harm.left.push(request.url());
  });
  page.on("dialog", dialog => {
    harm.opened.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("popup", opened => harm.opened.push(opened.url()));
  await page.route(
    url => !own(url.href),
    route => route.abort(),
  );
  return harm;
}

/**
 * All that a page leads to or shows: addresses of links, forms, pictures and frames, as the browser reads them.
 * Not what is only fetched, scripts and pages ahead: those are requests.
 */
export const addressesOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = ["href", "src", "action", "formAction", "data"];
    const read = (element: Element) =>
      names.flatMap(name => {
        const value: unknown = Reflect.get(element, name);
        // Of an SVG's <use> it is an object.
        return typeof value === "string" && element.hasAttribute(name.toLowerCase()) ? value : [];
      });
    const all = document.querySelectorAll(":not(script, [rel=prefetch])");
    return [...new Set([...all].flatMap(read))].sort();
  });
