import { readyToSend } from "../support/browser/readyToSend";
import { storedLeads } from "../support/browser/storedLeads";
import { test as base, expect } from "../support/browser/test";
import { nextButton, reference } from "../support/browser/walk";
import { startNginx } from "../support/hosting/startNginx";

/** The site behind nginx with the files of `npm run hosting`; the tests' server takes the leads. */
const test = base.extend<{ host: Awaited<ReturnType<typeof startNginx>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  host: async ({}, use) => {
    const host = await startNginx(`http://localhost:${process.env.BROWSER_PORT}`);
    await use(host);
    await host.stop();
  },
  baseURL: async ({ host }, use) => use(host.origin.replace("127.0.0.1", "localhost")),
});

test("a whole visit behind nginx ends in the inbox", async ({ page }) => {
  const who = await readyToSend(page);
  await nextButton(page).click();
  const shown = await reference(page);
  expect(storedLeads(who.email).map(lead => lead.reference)).toEqual([shown]);
});

test("a page refuses what its policy does not name", async ({ page, allow }) => {
  allow(/Content Security Policy|Trusted(?:HTML|Script)/);
  await page.goto("/familiale-verzekering/");
  const violated = await page.evaluate(async () => {
    const seen: string[] = [];
    document.addEventListener("securitypolicyviolation", event =>
      seen.push(event.effectiveDirective),
    );
    const inline = document.createElement("script");
    inline.append("window.harm = 1");
    document.head.append(inline);
    const markup = () => {
      document.createElement("p").innerHTML = "<b>x</b>";
    };
    const script = () => {
      document.createElement("script").src = "https://elsewhere.example/a.js";
    };
    const thrown = [markup, script].map(act => {
      try {
        act();
        return "went through";
      } catch (error) {
        return (error as Error).name;
      }
    });
    await fetch("https://elsewhere.example/").catch(() => thrown.push("no request"));
    await new Promise(resolve => setTimeout(resolve));
    return { thrown, seen: [...new Set(seen)], harm: "harm" in window };
  });
  expect(violated.thrown).toEqual(["TypeError", "TypeError", "no request"]);
  expect(violated.seen).toEqual(
    expect.arrayContaining(["require-trusted-types-for", "connect-src"]),
  );
  expect(violated.harm).toBe(false);
});
