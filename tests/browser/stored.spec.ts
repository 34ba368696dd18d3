import { storageList } from "../../src/settings/storageList";
import { storedNames } from "../support/browser/consent";
import { ready, test } from "../support/browser/offline";
import { readyToSend } from "../support/browser/readyToSend";
import { expect } from "../support/browser/test";
import { nextButton, reference, visit } from "../support/browser/walk";

/** The names that the cookie page gives for what is always kept; those that end in "…" are beginnings. */
const explained = Object.entries(storageList).flatMap(([name, { after }]) => (after ? [] : [name]));
const isExplained = (name: string) =>
  explained.some(known =>
    known.endsWith("…") ? name.startsWith(known.slice(0, -1)) : name === known,
  );

test("all that a visit leaves on a device, the worker's stores too, stands on the cookie page", async ({
  page,
}) => {
  await readyToSend(page);
  await ready(page);
  const kept = async () => [
    ...(await storedNames(page)).filter(name => !name.startsWith("/")),
    ...(await page.evaluate(() => caches.keys())),
  ];
  const found = new Set(await kept());
  await nextButton(page).click();
  await reference(page);
  for (const name of await kept()) found.add(name);
  expect([...found].filter(name => !isExplained(name))).toEqual([]);
  expect([...found].sort()).toEqual(
    expect.arrayContaining(["familiale-outbox", "familiale:draft", "familiale:sent"]),
  );
  await visit(page, "/cookies/");
  const rows = (await page.getByRole("rowheader").allTextContents()).sort();
  expect(rows).toEqual(Object.keys(storageList).sort());
});
