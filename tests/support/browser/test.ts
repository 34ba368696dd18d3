import { test as base, expect } from "@playwright/test";

export { expect };

/** What the console says where Playwright keeps the worker out. */
const withoutWorker =
  /Service Worker registration blocked|Error during service worker registration/;

/** A machine that is slow today: the page used it, only later than Chromium expects. */
const late = /was preloaded using link preload but not used within a few seconds/;

/** After a 404, which counts by itself: the page for what is missing is no script, and says so (`nosniff`). */
const noScript = /^error: Refused to execute script .* MIME type \('text\/html'\)/;

interface Fixtures {
  /** Names a console message or page error that this test brings about on purpose. */
  allow: (...expected: RegExp[]) => void;
  watch: undefined;
}

/**
 * Fails every test in which the browser complains: console errors and warnings, uncaught errors,
 * and hydration that did not match (React reports those as errors).
 */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  allow: async ({}, use) => {
    const allowed: RegExp[] = [late, noScript];
    await use(
      Object.assign((...expected: RegExp[]) => void allowed.push(...expected), { allowed }),
    );
  },
  watch: [
    async ({ context, allow, serviceWorkers }, use) => {
      const complaints: string[] = [];
      context.on("console", message => {
        if (["error", "warning"].includes(message.type()))
          complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on("weberror", error => complaints.push(`uncaught: ${error.error()}`));
      await use(undefined);
      const { allowed } = allow as unknown as { allowed: RegExp[] };
      if (serviceWorkers === "block") allowed.push(withoutWorker);
      const unexpected = complaints.filter(text => !allowed.some(pattern => pattern.test(text)));
      expect(unexpected, "complaints in the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});
