import type { Page } from "@playwright/test";

/** What a visitor presses who wants the request sent, wherever they are. */
export const press = (page: Page) =>
  page
    .evaluate(() => {
      const form = document.querySelector<HTMLFormElement>("html[data-live] #step-form");
      if (form) return form.requestSubmit();
      const words = /^Probeer (opnieuw|nu) te versturen|^Terug naar uw aanvraag/;
      const ways = [...document.querySelectorAll<HTMLElement>("main button, main a")];
      ways.find(way => words.test(way.textContent ?? ""))?.click();
    })
    .catch(() => {});
