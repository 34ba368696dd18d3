import type { Locator, Page } from "@playwright/test";
import { household, keepDraft } from "../support/browser/household";
import { expect, test } from "../support/browser/test";
import { control, open } from "../support/browser/walk";

/** All that is left of a page without its colours: edges, marks and words, black on white. */
const withoutColor = `* { color: #000 !important; background-color: #fff !important;
  border-color: #000 !important; outline-color: #000 !important; fill: #000 !important; }
  input, summary { accent-color: #000 !important; }
  ::-webkit-slider-thumb { background: #fff !important; border-color: #000 !important; }`;

const look = async (part: Locator) =>
  (await part.screenshot({ animations: "disabled", caret: "hide" })).toString("base64");

/** Per step the kinds on it: form name, and value where several share it. */
const fields: [path: string, name: string, value?: string][] = [
  ["/verzekeringskeuze/", "formula", "basis"],
  ["/verzekeringskeuze/", "options", "drone"],
  ["/verzekeringskeuze/", "startDate.month"],
  ["/gezinssituatie/", "members"],
  ["/gezinssituatie/", "ageBand"],
  ["/uw-gegevens/", "firstName"],
  ["/uw-gegevens/", "message"],
  ["/uw-gegevens/", "document"],
  ["/makelaar/", "radius"],
  ["/makelaar/", "marketing"],
];

/** What is drawn for a control: its card, its frame, or itself. */
const drawn = (page: Page, name: string, value?: string) => {
  const field = control(page, name, value);
  if (name === "document") return page.locator("#document-field div > div");
  return /formula|options|marketing/.test(name)
    ? field.locator("xpath=ancestor::label[1]")
    : name === "members" || name === "radius"
      ? field.locator("xpath=..")
      : field;
};

for (const forced of ["none", "active"] as const) {
  const way = forced === "active" ? "in forced colours" : "without its colours";
  test.describe(way, () => {
    test.use({
      contextOptions: { forcedColors: forced, reducedMotion: "reduce" },
      // For the style of this test.
      bypassCSP: forced === "none",
    });

    test(`each kind of field looks otherwise once it is disabled, ${way}`, async ({ page }) => {
      await keepDraft(page, household());
      let at = "";
      for (const [path, name, value] of fields) {
        if (path !== at) {
          await open(page, path);
          await page.waitForLoadState("networkidle");
          if (forced === "none") await page.addStyleTag({ content: withoutColor });
        }
        at = path;
        const part = drawn(page, name, value);
        await part.scrollIntoViewIfNeeded();
        let before = await look(part);
        const still = async () => {
          const last = before;
          before = await look(part);
          return before === last;
        };
        await expect.poll(still, `${name} stands still`).toBe(true);
        await control(page, name, value).evaluate(it => {
          (it as HTMLInputElement).disabled = true;
        });
        expect(await look(part), `${name} disabled, ${way}`).not.toBe(before);
      }
    });

    test(`a button of the stepper looks otherwise at its limit, ${way}`, async ({ page }) => {
      await keepDraft(page, household({ members: "2" }));
      await open(page, "/gezinssituatie/");
      if (forced === "none") await page.addStyleTag({ content: withoutColor });
      for (const [name, limit] of [
        ["Eén minder", "1"],
        ["Eén meer", "99"],
      ] as const) {
        const button = page.getByRole("button", { name });
        await control(page, "members").fill("2");
        const before = await look(button);
        await control(page, "members").fill(limit);
        await expect(button).toHaveAttribute("aria-disabled", "true");
        expect(await look(button), `${name} at its limit`).not.toBe(before);
        // It keeps the focus, and shows that too.
        const rest = await look(button);
        await button.focus();
        await page.keyboard.press("Shift");
        expect(await look(button.locator("..")), "with the focus").not.toBe(rest);
      }
    });

    test(`each button that waits looks otherwise, ${way}`, async ({ page }) => {
      await keepDraft(page, household());
      await open(page, "/makelaar/");
      await page.waitForLoadState("networkidle");
      if (forced === "none") await page.addStyleTag({ content: withoutColor });
      const buttons = await page.locator("button[aria-disabled]").all();
      expect(buttons.length).toBeGreaterThan(1);
      for (const button of buttons) {
        await button.scrollIntoViewIfNeeded();
        const before = await look(button);
        await button.evaluate(it => it.setAttribute("aria-disabled", "true"));
        expect(await look(button), (await button.textContent()) ?? "").not.toBe(before);
      }
    });
  });
}
