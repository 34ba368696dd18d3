import { expect, test } from "../support/browser/test";
import { untouchedVisits } from "../support/browser/untouchedVisits";
import { visit } from "../support/browser/walk";

/** What a browser moves and fades without the thread that draws the page, and what only hides or shows at its end. */
const free = ["opacity", "rotate", "scale", "transform", "translate", "visibility"];
const about = ["composite", "computedOffset", "easing", "offset"];

// The page of thanks is left out: the light of its house is a colour, drawn once the page stands.
for (const { path, before } of untouchedVisits.filter(({ path }) => path !== "/bedankt/"))
  test(`what moves while ${path} arrives is not painted anew`, async ({ page }) => {
    await page.addInitScript(() => {
      const names: string[] = [];
      Object.assign(window, { moved: names });
      addEventListener("animationstart", ({ target }) => {
        if (!(target instanceof Element)) return;
        for (const { effect } of target.getAnimations())
          if (effect instanceof KeyframeEffect)
            names.push(...effect.getKeyframes().flatMap(frame => Object.keys(frame)));
      });
    });
    await before?.(page);
    await visit(page, path);
    await page.waitForLoadState("networkidle");
    const moved = await page.evaluate(() => (window as Window & { moved?: string[] }).moved);
    const names = new Set(moved?.filter(name => !about.includes(name)));
    // The window of the step that was finished lights up.
    if (path !== "/verzekeringskeuze/" && before) expect(names).toContain("opacity");
    expect([...names].filter(name => !free.includes(name))).toEqual([]);
  });
