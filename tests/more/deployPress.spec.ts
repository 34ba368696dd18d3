import type { Page } from "@playwright/test";
import { describeBuild, mixedIn } from "../support/browser/builds";
import { fail, heal } from "../support/browser/hostFaults";
import { answersOf, household, keep, keepDraft } from "../support/browser/household";
import { buildOf, frugal, test } from "../support/browser/offline";
import { otherBuild } from "../support/browser/otherBuild";
import { expect } from "../support/browser/test";
import { address, arrive, control, nextButton, open } from "../support/browser/walk";
import { scriptWith } from "../support/built/scriptWith";
import { publicFolder } from "../support/built/site";

const a = describeBuild(publicFolder);
const b = describeBuild(otherBuild());
const who = household();
const rules = new RegExp(`^${scriptWith("src/flow/rules.ts")}$`);
const appData = /^page-data\/app-data\.json/;
const lost = /geen verbinding/;

test.beforeEach(async ({ page, allow }) => {
  allow(/status of 404|ERR_EMPTY_RESPONSE|ERR_FAILED/);
  await frugal(page);
});

/** Every sentence about a connection that was shown, however shortly, over loads. */
async function watchWords(page: Page): Promise<string[]> {
  const words: string[] = [];
  await page.exposeFunction("tellWords", (text: string) => words.push(text));
  await page.addInitScript(() => {
    const { tellWords } = window as unknown as { tellWords: (text: string) => void };
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll("#step-form, #messages"))
        if (textContent?.includes("geen verbinding")) tellWords(textContent);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return words;
}

/** The page that the one press led to, of the build of the day, and nothing was said of a connection. */
async function expectCarriedOut(page: Page, path: string, words: string[]): Promise<void> {
  await expect(page).toHaveURL(address(path));
  await expect(page.locator("h1")).toBeVisible();
  expect(await mixedIn(page, [a, b])).toEqual([]);
  expect(await buildOf(page)).toBe(b.name);
  expect(words).toEqual([]);
}

for (const [how, press] of [
  ["by Enter", (page: Page) => page.keyboard.press("Enter")],
  ["by the mouse", (page: Page) => nextButton(page).click()],
] as const) {
  test(`next ${how}, first of all after a deploy: the page is loaded again and goes on`, async ({
    page,
    host,
  }) => {
    const words = await watchWords(page);
    await keepDraft(page, who, { before: "familySituation" });
    await open(page, "/verzekeringskeuze/");
    await nextButton(page).focus();
    host.deploy(b.folder);
    await press(page);
    await expectCarriedOut(page, "/gezinssituatie/", words);
  });

  test(`next ${how} while it is looked what became of the rules: what was typed goes along`, async ({
    page,
    host,
  }) => {
    const words = await watchWords(page);
    await keepDraft(page, who, { before: "familySituation" });
    await open(page, "/verzekeringskeuze/");
    host.deploy(b.folder);
    const gone = page.waitForResponse(response =>
      rules.test(response.url().split("/").pop() ?? ""),
    );
    // Typing fetches the rules; next is pressed as soon as they are missed.
    await control(page, "startDate.day").pressSequentially("1");
    await control(page, "startDate.month").pressSequentially("5");
    const year = String(new Date().getFullYear() + 1);
    await control(page, "startDate.year").pressSequentially(year);
    await gone;
    await press(page);
    await expectCarriedOut(page, "/gezinssituatie/", words);
    await page.getByRole("link", { name: /^Vorige/ }).click();
    await arrive(page, "/verzekeringskeuze/");
    await expect(control(page, "startDate.year")).toHaveValue(year);
  });

  test(`next ${how} once another build was found, out of a box that is typed in: the press counts`, async ({
    page,
    host,
  }) => {
    const words = await watchWords(page);
    await keepDraft(page, who, { before: "yourInformation" });
    await open(page, "/uw-gegevens/");
    host.deploy(b.folder);
    const looked = page.waitForResponse(/\/app-data\.json$/);
    await control(page, "firstName").pressSequentially("Zoë");
    await (await looked).finished();
    await press(page);
    await expect.poll(() => buildOf(page).catch(() => "")).toBe(b.name);
    await expect(page.locator("[data-error-summary]")).toBeVisible();
    await expect(control(page, "firstName")).toHaveValue("Zoë");
    expect(words).toEqual([]);
  });
}

test("sending, first of all after a deploy: loaded again, sent once, thanked", async ({
  page,
  host,
}) => {
  const words = await watchWords(page);
  const answers = { ...answersOf(who), brokerSearch: { broker: "none" } };
  await keep(page, { version: 1, answers, brokerContext: null });
  await open(page, "/makelaar/");
  await expect(control(page, "broker", "none")).toBeChecked();
  await nextButton(page).focus();
  host.deploy(b.folder);
  await page.keyboard.press("Enter");
  await expectCarriedOut(page, "/bedankt/", words);
  await expect(page.locator("[data-delivery=accepted]")).toBeVisible();
  expect(host.leads).toHaveLength(1);
});

test("rules that only once did not come: the same press goes on when they do", async ({
  page,
  host,
}) => {
  const words = await watchWords(page);
  await keepDraft(page, who, { before: "familySituation" });
  await open(page, "/verzekeringskeuze/");
  let well = false;
  host.instead = (name, response) => {
    well ||= appData.test(name);
    if (well || !rules.test(name)) return false;
    response.writeHead(404).end();
    return true;
  };
  await nextButton(page).focus();
  await page.keyboard.press("Enter");
  await arrive(page, "/gezinssituatie/");
  expect(words).toEqual([]);
});

test("rules that do not come although the host is there: said without a word of the connection", async ({
  page,
  host,
}) => {
  const words = await watchWords(page);
  await keepDraft(page, who, { before: "familySituation" });
  await open(page, "/verzekeringskeuze/");
  fail(host, rules);
  await nextButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Het lukt nu even niet.")).toBeVisible();
  await expect(page).toHaveURL(address("/verzekeringskeuze/"));
  expect(words).toEqual([]);
  heal(host);
  await nextButton(page).click();
  await arrive(page, "/gezinssituatie/");
});

test("no connection at all: that is said, and the next press goes on", async ({ page, host }) => {
  await keepDraft(page, who, { before: "familySituation" });
  await open(page, "/verzekeringskeuze/");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await nextButton(page).focus();
  host.down = true;
  await page.keyboard.press("Enter");
  await expect(page.locator("#step-form").getByText(lost)).toBeVisible();
  host.down = false;
  await nextButton(page).click();
  await arrive(page, "/gezinssituatie/");
});
