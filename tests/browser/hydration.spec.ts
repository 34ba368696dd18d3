import type { Page } from "@playwright/test";
import { askingPaths } from "../support/asking";
import { household, keepDraft } from "../support/browser/household";
import { expect, test } from "../support/browser/test";
import { address, visit } from "../support/browser/walk";
import { pagePaths } from "../support/built/site";

/** Removes the built page before the script comes: it then renders in an empty place. */
const emptyPage = () =>
  document.addEventListener("DOMContentLoaded", () => {
    document.getElementById("___gatsby")?.replaceChildren();
  });

/** Marks what the built page brought, so that what was made anew can be told from it. */
const markBuilt = () =>
  document.addEventListener("DOMContentLoaded", () => {
    for (const element of document.querySelectorAll("#gatsby-focus-wrapper *"))
      Object.assign(element, { built: true });
  });

/** Every element of the page with all its attributes and its own words. */
const elements = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("#gatsby-focus-wrapper *")]
      // What stands in it is for browsers without script, and never rendered by one that has it.
      .filter(element => !element.matches("noscript"))
      .map(element => {
        const attributes = [...element.attributes]
          .map(({ name, value }) => `${name}=${JSON.stringify(value)}`)
          .sort();
        const words = [...element.childNodes]
          .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
          .map(({ nodeValue }) => nodeValue)
          .join("");
        const value =
          element instanceof HTMLInputElement ? `${element.value} ${element.checked}` : "";
        return `${element.tagName} ${attributes.join(" ")} ${words} ${value}`;
      }),
  );

/** Landmarks of the page that do not come from the built HTML. */
const madeAnew = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll("main, main h1, header, footer, #step-form")].filter(
        element => !("built" in element),
      ).length,
  );

// Without an answer the later addresses lead away; those are seen in the other visit.
const late = [...askingPaths.slice(1), "/bedankt/"];
const visits = [
  { name: "a first visit", answered: false, paths: pagePaths.filter(path => !late.includes(path)) },
  {
    name: "a visit with answers",
    answered: true,
    paths: ["/", ...askingPaths, "/technische-problemen/", "/bedankt/"],
  },
];

// React says nothing in production of attributes that differ, and leaves those of the HTML. So the
// page that took over the HTML is compared with one that was rendered without it.
for (const { name, answered, paths } of visits) {
  test(`${name}: each page takes over its built HTML, and is the same without`, async ({
    page,
    context,
  }) => {
    const rendered = await context.newPage();
    await rendered.addInitScript(emptyPage);
    await page.addInitScript(markBuilt);
    // The moment at which the privacy notice was shown stands in a field.
    await context.clock.setFixedTime(new Date());
    const who = household({ email: "an@voorbeeld.example" });
    const both = [page, rendered];
    if (answered) for (const each of both) await keepDraft(each, who);
    for (const path of paths) {
      await Promise.all(
        both.map(async each => {
          // Thank-you is rebuilt from this alone.
          if (path === "/bedankt/")
            await each.evaluate(() =>
              sessionStorage.setItem("familiale:sent", '{"reference":"AB12","brokerId":null}'),
            );
          await visit(each, path);
          await expect(each).toHaveURL(address(path));
        }),
      );
      if (path === "/bedankt/") await expect(page.locator("[data-reference]")).toHaveText("AB12");
      // What is loaded later may come to one of them first; what differed when taken over stays so.
      await expect(async () => {
        const [hydrated, fresh] = await Promise.all(both.map(elements));
        expect(hydrated?.length, path).toBeGreaterThan(20);
        expect(hydrated, path).toEqual(fresh);
      }).toPass({ timeout: 10_000 });
      // Its HTML says nothing yet: whether a lead was sent is known in the browser only.
      if (path !== "/bedankt/") expect(await madeAnew(page), `${path}: made anew`).toBe(0);
    }
  });
}
