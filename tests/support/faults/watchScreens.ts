import type { BrowserContext, Page } from "@playwright/test";

/** What one screen says about the end of a lead; `reference` when it shows one. */
export interface Saying {
  says: "accepted" | "waiting" | "refused" | "expired";
  reference?: string | undefined;
}

const key = "test:screens";

/** All that screens of this device said, those of tabs that were closed in the middle of it too. */
export const saidBefore = (page: Page): Promise<Saying[]> =>
  page.evaluate(name => JSON.parse(`[${localStorage.getItem(name) ?? ""}]`), key);

/**
 * What this page says of a lead's end as it stands. A tab that another one opened may have got its document after
 * the watch began, and is then not watched.
 */
export const saysNow = (page: Page): Promise<Saying[]> =>
  page
    .evaluate(() => {
      const reference = document.querySelector("[data-reference]")?.textContent ?? undefined;
      const accepted = document.querySelector("[data-delivery=accepted]") !== null;
      return accepted ? [{ says: "accepted" as const, reference }] : [];
    })
    .catch(() => []);

/**
 * Reports each thing that any page of this context says about a lead, at the moment it appears;
 * what a page said before it was closed counts as well.
 */
export async function watchScreens(context: BrowserContext, hear: (saying: Saying) => void) {
  await context.exposeBinding("screenSays", (_, saying: Saying) => hear(saying));
  await context.addInitScript(name => {
    const report = (window as unknown as { screenSays: (saying: object) => void }).screenSays;
    const known = new Set<string>();
    const say = (says: string, reference?: string) => {
      const saying = JSON.stringify({ says, reference });
      if (known.has(saying)) return;
      known.add(saying);
      const before = localStorage.getItem(name);
      localStorage.setItem(name, before ? `${before},${saying}` : saying);
      report(JSON.parse(saying));
    };
    const look = () => {
      const state = document.querySelector<HTMLElement>("[data-delivery]")?.dataset.delivery;
      const reference = document.querySelector("[data-reference]")?.textContent ?? undefined;
      if (state) say(state, reference);
      if (document.querySelector("[data-error-summary]")) say("refused");
      const message = document.querySelector("#messages")?.textContent ?? "";
      if (message.includes("verstuurd en ontvangen"))
        say("accepted", /referentie: (\w+)/.exec(message)?.[1]);
      if (/niet verwerken/.test(message)) say("refused");
      if (/geen bevestiging/.test(message)) say("expired");
      const title = document.querySelector("main h1")?.parentElement?.textContent ?? "";
      if (/uw aanvraag niet verwerken/.test(title)) say("refused");
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ["data-delivery"],
    });
  }, key);
}
