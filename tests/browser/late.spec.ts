import type { Page } from "@playwright/test";
import { holdBack } from "../support/browser/holdBack";
import { answersOf, household, keep, keepDraft } from "../support/browser/household";
import { startLink } from "../support/browser/startLink";
import { storedLeads } from "../support/browser/storedLeads";
import { expect, test } from "../support/browser/test";
import {
  address,
  arrive,
  control,
  nextButton,
  open,
  reference,
  walkTo,
} from "../support/browser/walk";
import { scriptWith } from "../support/built/scriptWith";

const first = "/verzekeringskeuze/";

/** Notes each heading that is visible in any frame; gives the way to read them. The last one is noted a frame after it is there: poll. */
async function watchHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const heading = document.querySelector("h1");
      const text = heading?.textContent ?? "";
      const visible = heading && getComputedStyle(heading).visibility === "visible";
      if (visible && !seen.includes(text)) seen.push(text);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

for (const path of ["/gezinssituatie/", "/uw-gegevens/", "/makelaar/"]) {
  test(`${path} in a fresh tab leads to the first question, unseen`, async ({ page }) => {
    const headings = await watchHeadings(page);
    await page.goto(address(path));
    await arrive(page, first);
    await expect.poll(headings).toEqual(["Uw verzekeringskeuze"]);
    await page.goBack();
    expect(page.url()).not.toContain(path);
  });
}

test("thank-you without a sent lead leads to the start", async ({ page }) => {
  await page.goto(address("/bedankt/"));
  await expect(page).toHaveURL(address("/"));
  await expect(startLink(page).first()).toBeVisible();
});

test("the help page without a waiting lead shows the way back", async ({ page }) => {
  await page.goto(address("/technische-problemen/"));
  await expect(page.getByText("Er wacht op dit toestel geen aanvraag.")).toBeVisible();
  await page.getByRole("link", { name: "Naar het begin", exact: true }).click();
  await expect(page).toHaveURL(address("/"));
});

test("a late address after some answers leads to the open question", async ({ page }) => {
  const headings = await watchHeadings(page);
  await keepDraft(page, household(), { before: "yourInformation" });
  await page.goto(address("/makelaar/"));
  await arrive(page, "/uw-gegevens/");
  await expect.poll(headings).toEqual(["Uw gegevens"]);
});

test("a late address after an answer that is no longer valid leads to that question", async ({
  page,
}) => {
  await keepDraft(page, household({ members: "100" }));
  await page.goto(address("/makelaar/"));
  await arrive(page, "/gezinssituatie/");
  await expect(control(page, "members")).toHaveValue("100");
  await nextButton(page).click();
  await expect(page.locator("#members-error")).toContainText("hoogstens 99");
});

const broken: Record<string, unknown> = {
  "broken JSON": '{"version":1,"answers":{"insu',
  "a number": "42",
  "an older version": { version: 0, answers: answersOf(household()), brokerContext: null },
  "answers that are a list": { version: 1, answers: [], brokerContext: null },
  "a step that is text": { version: 1, answers: { insuranceChoice: "basis" } },
  "an answer that is a number": { version: 1, answers: { insuranceChoice: { formula: 3 } } },
  "a foreign shape": { hello: { world: true } },
};

for (const [name, draft] of Object.entries(broken)) {
  test(`${name} in storage is no draft`, async ({ page }) => {
    await keep(page, draft);
    await page.goto(address("/makelaar/"));
    await arrive(page, first);
    await expect(page.locator("input:checked")).toHaveCount(0);
    await control(page, "formula", "basis").check();
    await nextButton(page).click();
    await arrive(page, "/gezinssituatie/");
  });
}

const denied: Record<string, () => void> = {
  "storage that throws on each call": () => {
    for (const name of ["getItem", "setItem"] as const)
      Storage.prototype[name] = () => {
        throw new DOMException("denied", "SecurityError");
      };
  },
  "no storage and no database at all": () => {
    const deny = {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    };
    for (const name of ["sessionStorage", "localStorage", "indexedDB"])
      Object.defineProperty(window, name, deny);
  },
};

for (const [name, deny] of Object.entries(denied)) {
  test(`${name}: the visit still ends in a stored lead`, async ({ page }) => {
    await page.addInitScript(deny);
    const who = household({ claimsCount: "1" });
    await walkTo(page, "brokerSearch", who);
    await control(page, "broker", "demo-001").check();
    await nextButton(page).click();
    const shown = await reference(page);
    expect(storedLeads(who.email).map(lead => lead.reference)).toEqual([shown]);
  });
}

test("who leaves before it is known which question is open is led nowhere any more", async ({
  page,
}) => {
  const rules = `**/${scriptWith("src/flow/rules.ts")}`;
  const release = await holdBack(page, rules);
  await keepDraft(page, household({ members: "veel" }));
  await open(page, "/makelaar/");
  const paths: string[] = [];
  page.on("framenavigated", frame => paths.push(new URL(frame.url()).pathname));
  await page.locator("footer").getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL(address("/privacy/"));
  const came = page.waitForResponse(rules);
  release();
  await (await came).finished();
  // One more page, which takes longer than leading away would have.
  await page.locator("footer").getByRole("link", { name: "Cookies" }).click();
  await arrive(page, "/cookies/");
  expect(paths).toEqual([address("/privacy/"), address("/cookies/")]);
});

test("full storage loses nothing within the page", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await open(page, first);
  await control(page, "formula", "uitgebreid").check();
  await nextButton(page).click();
  await arrive(page, "/gezinssituatie/");
  await page.getByRole("link", { name: /^Vorige/ }).click();
  await arrive(page, first);
  await expect(control(page, "formula", "uitgebreid")).toBeChecked();
});
