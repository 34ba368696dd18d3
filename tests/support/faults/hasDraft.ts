import type { Page } from "@playwright/test";

/** Whether the form of this tab holds the answers. */
export const hasDraft = (page: Page) =>
  page
    .evaluate(() => {
      const draft = JSON.parse(sessionStorage.getItem("familiale:draft") ?? "{}");
      return draft.answers?.yourInformation !== undefined;
    })
    // An error page of the browser, without connection: the tab still holds them.
    .catch(() => true);
