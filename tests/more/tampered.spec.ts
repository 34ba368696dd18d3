import type { Page } from "@playwright/test";
import { holdBack } from "../support/browser/holdBack";
import { household, keepDraft } from "../support/browser/household";
import { reload } from "../support/browser/reloadOffer";
import { expect, test } from "../support/browser/test";
import { address, arrive, control, live, nextButton } from "../support/browser/walk";

/** Ways in which the page that React meets is not the one that was built. */
const tampering: Record<string, (page: Page) => Promise<unknown>> = {
  "a node of an extension before the page": page =>
    page.evaluate(() => document.getElementById("___gatsby")?.prepend(document.createElement("i"))),
  "a node of an extension in the form": page =>
    page.evaluate(() => document.querySelector("#step-form")?.prepend(document.createElement("i"))),
  "a node of an extension beside each box": page =>
    page.evaluate(() => {
      for (const box of document.querySelectorAll("#step-form [name]"))
        box.after(document.createElement("i"));
    }),
  "a heading that a translator wrapped": page =>
    page.evaluate(() => {
      const title = document.querySelector("h1");
      const font = document.createElement("font");
      font.append(...(title?.childNodes ?? []));
      title?.append(font);
    }),
  "a proxy that takes comments out": page =>
    page.evaluate(() => {
      const all = document.createNodeIterator(document.body, NodeFilter.SHOW_COMMENT);
      for (let next = all.nextNode(); next; next = all.nextNode()) (next as ChildNode).remove();
    }),
  "a proxy that hides e-mail addresses": page =>
    page.evaluate(() => {
      for (const link of document.querySelectorAll("a[href^='mailto:']"))
        link.replaceWith(Object.assign(document.createElement("span"), { textContent: "[email]" }));
    }),
  "a page without Gatsby's element around it": page =>
    page.evaluate(() => {
      const around = document.getElementById("gatsby-focus-wrapper");
      around?.replaceWith(...around.childNodes);
    }),
};

/** Opens a page whose scripts do not come until the returned function is called. */
async function openEarly(page: Page, path: string) {
  const release = await holdBack(page, "**/*.js");
  await page.goto(address(path), { waitUntil: "domcontentloaded" });
  await expect(page.locator("#step-form")).toBeVisible();
  return release;
}

const file = {
  name: "vroeg.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.7"),
};

async function answerEarly(page: Page) {
  await control(page, "document").setInputFiles(file);
  await control(page, "contactBy", "phone").check();
  await control(page, "message").fill("Graag na 17 uur.");
  await control(page, "firstName").pressSequentially("Vroege");
}

async function expectAnswers(page: Page) {
  await expect(control(page, "firstName")).toHaveValue("Vroege");
  await expect(control(page, "message")).toHaveValue("Graag na 17 uur.");
  await expect(control(page, "contactBy", "phone")).toBeChecked();
}

for (const [way, tamper] of Object.entries(tampering)) {
  test(`${way}: what was typed early is there, with its box in focus and its file`, async ({
    page,
    allow,
  }) => {
    allow(/Minified React error #4\d\d/);
    const who = household();
    await keepDraft(page, who);
    const release = await openEarly(page, "/uw-gegevens/");
    await answerEarly(page);
    await tamper(page);
    // Some of it after the page was changed, which the page that is drawn anew must have as well.
    await control(page, "firstName").focus();
    await page.keyboard.press("End");
    await page.keyboard.type(" V");
    release();
    await live(page);
    await expect(control(page, "firstName")).toHaveValue("Vroege V");
    await expect(control(page, "firstName")).toBeFocused();
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Backspace");
    await expectAnswers(page);
    // And what was kept before.
    await expect(control(page, "lastName")).toHaveValue(who.lastName);
    await expect(page.getByRole("button", { name: "Verwijder vroeg.pdf" })).toBeVisible();
    await page.reload();
    await live(page);
    await expectAnswers(page);
  });
}

test("all kinds of answers survive it, and an early next counts", async ({ page, allow }) => {
  allow(/Minified React error #4\d\d/);
  const release = await openEarly(page, "/verzekeringskeuze/");
  await control(page, "formula", "uitgebreid").check();
  await control(page, "options", "hond").check();
  await control(page, "options", "drone").check();
  await control(page, "options", "hond").uncheck();
  await control(page, "startDate.day").fill("1");
  await control(page, "startDate.day").fill("");
  await nextButton(page).click();
  await tampering["a node of an extension in the form"]?.(page);
  release();
  await arrive(page, "/gezinssituatie/");
  const aside = page.getByRole("complementary");
  await expect(aside).toContainText("Uitgebreid");
  await page.getByRole("link", { name: /^Vorige/ }).click();
  await arrive(page, "/verzekeringskeuze/");
  await expect(control(page, "formula", "uitgebreid")).toBeChecked();
  await expect(control(page, "options", "drone")).toBeChecked();
  await expect(control(page, "options", "hond")).not.toBeChecked();
});

test("a select and a stepper too, also where storage is denied", async ({ page, allow }) => {
  allow(/Minified React error #4\d\d/);
  await page.addInitScript(() => {
    for (const name of ["sessionStorage", "localStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
  });
  const release = await openEarly(page, "/verzekeringskeuze/");
  await control(page, "formula", "advies").check();
  await control(page, "startDate.month").fill("6");
  await tampering["a node of an extension in the form"]?.(page);
  release();
  await live(page);
  await expect(control(page, "formula", "advies")).toBeChecked();
  await expect(control(page, "startDate.month")).toHaveValue("6");
});

test("a page that crashes while it comes to life: loaded again it has what was typed early", async ({
  page,
  allow,
}) => {
  allow(/crashed/, /Minified React error #4\d\d/);
  await page.addInitScript(() => {
    if (
      performance
        .getEntriesByType("navigation")
        .some(load => "type" in load && load.type === "reload")
    )
      return;
    // The footer asks for it.
    Date.prototype.getFullYear = () => {
      throw new TypeError("crashed");
    };
  });
  await keepDraft(page, household());
  const release = await openEarly(page, "/uw-gegevens/");
  await answerEarly(page);
  release();
  const again = page.getByRole("button", { name: "Laad de pagina opnieuw" });
  await again.click();
  await live(page);
  await expectAnswers(page);
  // A file does not outlive a page; that is said.
  await expect(page.locator("#messages")).toContainText(/bestand/);
});

for (const [way, again] of [
  ["the offer to load it again", (page: Page) => reload(page, "/uw-gegevens/")],
  ["the browser's own button", (page: Page) => page.reload()],
  [
    "a link, and back",
    async (page: Page) => {
      await page.getByRole("link", { name: /^Vorige/ }).click();
      await live(page);
      await page.getByRole("button", { name: /^Volgende/ }).click();
      await arrive(page, "/uw-gegevens/");
    },
  ],
] as const) {
  test(`a page that never came to life, left by ${way}: what was typed early is there`, async ({
    page,
    allow,
  }) => {
    allow(/ERR_FAILED/);
    await keepDraft(page, household());
    await page.route("**/app-*.js", route => route.abort());
    await page.goto(address("/uw-gegevens/"));
    await answerEarly(page);
    await page.unroute("**/app-*.js");
    await again(page);
    await live(page);
    await expectAnswers(page);
    // Nothing personal stands where neither the cookie page nor erasing knows of it.
    expect(await page.evaluate(() => JSON.stringify([history.state, window.name]))).not.toMatch(
      /Vroege|17 uur/,
    );
  });
}
