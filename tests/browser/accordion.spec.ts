import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/browser/axe";
import { household, keepDraft } from "../support/browser/household";
import { expect, test } from "../support/browser/test";
import { open } from "../support/browser/walk";

interface Node {
  role?: { value: string };
  name?: { value: string };
  properties?: { name: string; value: { value: unknown } }[];
}

/** How the browser tells assistive technology of the accordions: name, and whether it is open. */
async function told(page: Page): Promise<[string, unknown][]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send("Accessibility.getFullAXTree")) as { nodes: Node[] };
  await session.detach();
  return nodes
    .filter(({ role }) => role?.value === "DisclosureTriangle")
    .map(({ name, properties }) => [
      name?.value ?? "",
      properties?.find(property => property.name === "expanded")?.value.value,
    ]);
}

const closed = "Meer info over de formules";
const opened = "Minder info over de formules";

for (const [how, act] of [
  ["a click", (page: Page) => page.locator("summary", { hasText: closed }).click()],
  [
    "Enter",
    async (page: Page) => {
      await page.locator("summary", { hasText: closed }).focus();
      await page.keyboard.press("Enter");
    },
  ],
] as const) {
  test(`by ${how}, "Meer info" becomes "Minder info" and back: on screen and for screen readers`, async ({
    page,
  }) => {
    await open(page, "/verzekeringskeuze/");
    const more = page.getByText(closed, { exact: true });
    const less = page.getByText(opened, { exact: true });
    const body = page.locator("details", { hasText: closed }).locator("table");
    await expect(more).toBeVisible();
    await expect(less).toBeHidden();
    await expect(body).toBeHidden();
    await expect.poll(() => told(page)).toContainEqual([closed, false]);
    await act(page);
    await expect(less).toBeVisible();
    await expect(more).toBeHidden();
    await expect(body).toBeVisible();
    await expect.poll(() => told(page)).toContainEqual([opened, true]);
    await expectAccessible(page, "an open accordion");
    await act(page);
    await expect(more).toBeVisible();
    await expect(less).toBeHidden();
    await expect.poll(() => told(page)).toContainEqual([closed, false]);
  });
}

test("each accordion of every step says one of the two, or asks its own question", async ({
  page,
}) => {
  await keepDraft(page, household());
  for (const path of ["/verzekeringskeuze/", "/makelaar/"]) {
    await open(page, path);
    const names = (await told(page)).map(([name]) => name);
    expect(names.length, path).toBeGreaterThan(0);
    for (const name of names) {
      expect(name).not.toBe("");
      expect(name, "both at once").not.toMatch(/Meer info.*Minder info/);
    }
  }
});
