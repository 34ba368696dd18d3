import type { Page } from "@playwright/test";

/** How many leads wait, or are still to be told of, in the outbox of the page's device. */
export const outboxRows = async (page: Page): Promise<number> => (await outbox(page)).length;

/** Whether some of them were refused while nobody was there whose they are. */
export const hasUnheard = async (page: Page): Promise<boolean> =>
  (await outbox(page)).some(({ refusal }) => refusal);

/** Answers after whatever pages asked of that database before, and makes none where there is none. */
const outbox = (page: Page): Promise<{ refusal?: object }[]> =>
  page.evaluate(async () => {
    const name = "familiale-outbox";
    if (!(await indexedDB.databases()).some(database => database.name === name)) return [];
    return new Promise<object[]>(resolve => {
      const opening = indexedDB.open(name);
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onerror = () => resolve([]);
      opening.onsuccess = () => {
        const db = opening.result;
        const rows = db.transaction("statuses").objectStore("statuses").getAll();
        rows.onsuccess = () => {
          db.close();
          resolve(rows.result);
        };
      };
    });
  });
