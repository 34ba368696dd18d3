import { configure } from "../support/browser/endpoint";
import { household } from "../support/browser/household";
import { test } from "../support/browser/offline";
import { startLink } from "../support/browser/startLink";
import { expect } from "../support/browser/test";
import { answer, arrive, nextButton, visit } from "../support/browser/walk";

test.use({ serviceWorkers: "block" });

// The browser gives a host six connections, for texts and pages alike.
test("texts on the site's own host that never come hold up no step", async ({ page, host }) => {
  const held: string[] = [];
  host.instead = name => {
    if (!name.startsWith("teksten/")) return false;
    held.push(name);
    return true;
  };
  await configure(page, { translations: { loadPath: "teksten/{{lng}}/{{ns}}.json" } });
  await visit(page, "/");
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await startLink(page).first().click();
  await arrive(page, "/verzekeringskeuze/");
  await answer(page, "insuranceChoice", household());
  const pressed = Date.now();
  await nextButton(page).click();
  await arrive(page, "/gezinssituatie/");
  // Each text is waited for for 8 s.
  expect(Date.now() - pressed).toBeLessThan(4000);
  expect(held.length).toBeLessThanOrEqual(4);
});
