import type { Page } from "@playwright/test";
import { type Choice, consentKey, consentVersion } from "../../../src/consent/keptConsent";

/** The visitor chose this before the first page of the tab. */
export async function keepConsent(page: Page, choice: Choice): Promise<void> {
  const kept = { version: consentVersion, at: new Date().toISOString(), choice };
  await page.addInitScript(
    ([key, text]) => {
      if (!localStorage.getItem(key)) localStorage.setItem(key, text);
    },
    [consentKey, JSON.stringify(kept)] as const,
  );
}

/** The visitor changes it in another tab, which tells this one. */
export async function changeConsent(page: Page, choice: Choice): Promise<void> {
  const kept = { version: consentVersion, at: new Date().toISOString(), choice };
  await page.evaluate(
    ([key, text]) => {
      localStorage.setItem(key, text);
      window.dispatchEvent(new StorageEvent("storage", { key, newValue: text }));
    },
    [consentKey, JSON.stringify(kept)] as const,
  );
}
