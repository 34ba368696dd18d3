import type { Page } from "@playwright/test";
import { expectNoSidewaysScroll } from "../support/browser/axe";
import { household, keep } from "../support/browser/household";
import { expect, test } from "../support/browser/test";
import { visit } from "../support/browser/walk";
import { pagePaths } from "../support/built/site";

const widths = [320, 360, 768, 1280];

/** The header's parts, none over another and none over an edge. */
async function expectApart(page: Page, where: string): Promise<void> {
  await expectNoSidewaysScroll(page, where);
  const header = page.getByRole("banner");
  const parts = [header.getByRole("link").first(), header.locator("p"), header.locator("a").last()];
  // In the order in which they are read.
  const boxes = await Promise.all(parts.map(part => part.boundingBox()));
  const width = page.viewportSize()?.width ?? 0;
  boxes.forEach((box, i) => {
    if (!box) throw new Error(`A part of the header is not shown: ${where}`);
    expect(box.x, where).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width, where).toBeLessThanOrEqual(width);
    const before = boxes[i - 1];
    if (before && before.y < box.y + box.height && box.y < before.y + before.height)
      expect(before.x, where).toBeLessThan(box.x);
    for (const other of boxes.slice(i + 1)) {
      if (!other) continue;
      const over =
        box.x < other.x + other.width &&
        other.x < box.x + box.width &&
        box.y < other.y + other.height &&
        other.y < box.y + box.height;
      expect(over, `one over the other, ${where}`).toBe(false);
    }
  });
}

test("every page says its title in the header, on every screen", async ({ page }) => {
  for (const path of pagePaths.filter(each => !/gegevens|makelaar|gezin|bedankt/.test(each))) {
    await visit(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const title = page.getByRole("banner").getByText("Familiale verzekering", { exact: true });
      await expect(title, `${path} at ${width} px`).toBeVisible();
      await expectApart(page, `${path} at ${width} px`);
    }
  }
});

/** A logo of this size, whose own edges are its picture's. */
const svg = (width: number, height: number, sized: boolean) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${
    sized ? `width="${width}" height="${height}"` : ""
  }><rect width="${width}" height="${height}" fill="#c00"/></svg>`;

for (const [width, height] of [
  [600, 100],
  [100, 100],
  [60, 120],
  [1200, 100],
] as const) {
  for (const sized of [true, false]) {
    test(`a logo of ${width} x ${height}, ${sized ? "with" : "without"} a size of its own, is 32 px high where it fits`, async ({
      page,
    }) => {
      await page.route("**/logo-of-a-broker.svg", route =>
        route.fulfill({ contentType: "image/svg+xml", body: svg(width, height, sized) }),
      );
      const who = { id: "demo-001", name: "Kantoor Voorbeeldbrug" };
      const logo = "/familiale-verzekering/logo-of-a-broker.svg";
      await keep(page, { version: 1, answers: {}, brokerContext: { ...who, logo } });
      for (const screen of widths) {
        await page.setViewportSize({ width: screen, height: 800 });
        await visit(page, "/privacy/");
        const image = page.getByRole("banner").getByRole("img", { name: who.name });
        await expect(image).toBeVisible();
        await expect.poll(() => image.evaluate(it => (it as HTMLImageElement).complete)).toBe(true);
        const box = await image.boundingBox();
        if (!box) throw new Error("The logo is not shown.");
        const room = 32 * (width / height);
        expect(box.height).toBe(32);
        expect(box.width, `at ${screen} px`).toBeLessThanOrEqual(Math.ceil(room));
        // Narrower than its picture only where the header has nothing left before the number.
        const banner = page.getByRole("banner");
        const phone = await banner.locator("a").last().boundingBox();
        const title = screen < 768 ? box : await banner.locator("p").boundingBox();
        const left = (phone?.x ?? 0) - ((title?.x ?? 0) + (title?.width ?? 0)) - 16;
        if (box.width < room - 1) expect(left, `at ${screen} px`).toBeLessThan(2);
        await expectApart(page, `a logo of ${width} x ${height} at ${screen} px`);
      }
    });
  }
}

test("a long name of a broker leaves title and number their room", async ({ page }) => {
  const name = "Verzekeringskantoor Van den Bossche-Vandenbroucke en Vennoten";
  await keep(page, {
    version: 1,
    answers: { insuranceChoice: { formula: household().formula } },
    brokerContext: { id: "demo-001", name, logo: null },
  });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, "/privacy/");
    await expectApart(page, `${width} px`);
  }
});
