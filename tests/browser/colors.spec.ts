import type { Locator } from "@playwright/test";
import { household, keepDraft } from "../support/browser/household";
import { expect, test } from "../support/browser/test";
import { control, nextButton, open } from "../support/browser/walk";

/** How a part looks, pixel by pixel, as a text that can be compared. */
const look = async (part: Locator) =>
  (await part.screenshot({ animations: "disabled", caret: "hide" })).toString("base64");

/** The card or box around a control. */
const around = (part: Locator) => part.locator("xpath=ancestor-or-self::label[1]");

for (const forced of ["active", "none"] as const) {
  test.describe(`forced colors ${forced}`, () => {
    test.use({ contextOptions: { forcedColors: forced, reducedMotion: "reduce" } });

    test("chosen, ticked, focused and wrong each look different", async ({ page }) => {
      await keepDraft(page, household(), { before: "insuranceChoice" });
      await open(page, "/verzekeringskeuze/");
      const radio = control(page, "formula", "basis");
      const tick = control(page, "options", "hond");
      for (const part of [radio, tick]) {
        await page.mouse.move(0, 0);
        const rest = await look(around(part));
        await part.check();
        await page.mouse.move(0, 0);
        await part.blur();
        const chosen = await look(around(part));
        await part.focus();
        await page.keyboard.press("Shift");
        expect(new Set([rest, chosen, await look(around(part).locator(".."))]).size).toBe(3);
      }
      const day = control(page, "startDate.day");
      const box = day.locator("xpath=ancestor::fieldset[1]");
      const empty = await look(box);
      await day.fill("31");
      await nextButton(page).click();
      await expect(page.locator("[data-error-summary]")).toBeFocused();
      expect(await look(box)).not.toBe(empty);
      expect(await day.evaluate(element => getComputedStyle(element).borderTopWidth)).not.toBe(
        "0px",
      );
    });

    test("steps done, current and ahead look different, and so does a busy button", async ({
      page,
    }) => {
      await keepDraft(page, household(), { before: "familySituation" });
      await open(page, "/gezinssituatie/");
      const windows = page
        .getByRole("navigation", { name: "Voortgang" })
        .locator("li > span[aria-hidden]");
      const looks = await Promise.all((await windows.all()).slice(0, 3).map(look));
      expect(new Set(looks).size).toBe(3);
      const button = nextButton(page);
      const ready = await button.evaluate(element => getComputedStyle(element).borderTopStyle);
      await button.evaluate(element => element.setAttribute("aria-disabled", "true"));
      const busy = await button.evaluate(element => getComputedStyle(element).borderTopStyle);
      expect([ready, busy]).toEqual(["solid", "dashed"]);
    });

    test("every part that takes the focus shows it", async ({ page }) => {
      await keepDraft(page, household({ claimsCount: "2" }));
      for (const path of ["/gezinssituatie/", "/makelaar/"]) {
        await open(page, path);
        const parts = page
          .locator("main")
          .locator("a[href], button, summary, input:not([type=hidden]), select, textarea");
        const blind = await parts.evaluateAll(elements =>
          elements.flatMap(element => {
            if (element.getClientRects().length === 0) return [];
            (element as HTMLElement).focus({ focusVisible: true } as FocusOptions);
            const around = [
              element,
              element.closest("label"),
              element.parentElement,
              element.parentElement?.parentElement,
            ];
            const shown = around.some(
              part => part && getComputedStyle(part).outlineStyle !== "none",
            );
            return shown || document.activeElement !== element
              ? []
              : [element.outerHTML.slice(0, 80)];
          }),
        );
        expect(blind, path).toEqual([]);
      }
    });
  });
}

test("reduced motion stops every animation and transition, also of the overlay", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await keepDraft(page, household());
  await page.route("**/api/leads", () => {});
  await open(page, "/makelaar/");
  await control(page, "broker", "demo-001").check();
  await nextButton(page).click();
  await expect(page.locator("[data-loading-overlay]")).toBeVisible();
  const moving = await page.evaluate(() => ({
    running: document.getAnimations().filter(({ playState }) => playState === "running").length,
    slow: [...document.querySelectorAll("*")].filter(element => {
      const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
      const moves = animationName !== "none" && animationDuration !== "0s";
      return moves || /[1-9]/.test(transitionDuration);
    }).length,
  }));
  expect(moving).toEqual({ running: 0, slow: 0 });
});
