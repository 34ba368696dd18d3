import type { Page } from "@playwright/test";

/**
 * How many leads wait, or are still to be told of, in the outbox of the page's device. Answers after
 * whatever pages asked of that database before, and makes none where there is none.
 */
export const outboxRows = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const name = "familiale-outbox";
    if (!(await indexedDB.databases()).some(database => database.name === name)) return 0;
    return new Promise<number>(resolve => {
      const opening = indexedDB.open(name);
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onerror = () => resolve(0);
      opening.onsuccess = () => {
        const db = opening.result;
        const count = db.transaction("statuses").objectStore("statuses").count();
        count.onsuccess = () => {
          db.close();
          resolve(count.result);
        };
      };
    });
  });
