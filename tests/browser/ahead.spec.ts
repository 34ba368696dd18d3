import { test } from "../support/browser/test";
import { address } from "../support/browser/walk";
import { scriptWith } from "../support/built/scriptWith";

// As in a private window of some browsers.
test.use({ serviceWorkers: "block" });

test("without a service worker the code of the next step comes ahead, once the visitor pauses", async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
  const ahead = page.waitForRequest(`**/${scriptWith("src/steps/FamilySituationForm.tsx")}`);
  await page.goto(address("/verzekeringskeuze/"));
  await ahead;
});
