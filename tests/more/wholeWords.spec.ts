import type { Page } from "@playwright/test";
import { household, keepDraft } from "../support/browser/household";
import { expect, test } from "../support/browser/test";
import { address, openAll } from "../support/browser/walk";
import { pagePaths } from "../support/built/site";

/** Words that stand on two lines although nothing in them says so. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const isDrawn = (node: Node) => {
      for (let element = node.parentElement; element; element = element.parentElement)
        if (getComputedStyle(element).clipPath !== "none") return false;
      return node.parentElement?.checkVisibility() === true;
    };
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (!isDrawn(text)) continue;
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\d]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });

for (const path of pagePaths)
  test(`no word of ours is broken on ${path}`, async ({ page }) => {
    await keepDraft(page, household());
    await page.goto(address(path), { waitUntil: "networkidle" });
    await openAll(page);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await brokenWords(page), `at ${width} px`).toEqual([]);
    }
  });
