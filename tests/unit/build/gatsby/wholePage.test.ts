import type { Page } from "gatsby";
import { expect, it } from "vitest";
import { wholePage } from "../../../../src/build/gatsby/wholePage";

const brokers = { base: "/brokers/x", count: 3, near: [] as const };
const page = (more: object) => ({ path: "/fr-BE/404/", component: "x", ...more }) as Page<never>;

it("gives each page the manifest and the language that stands in", () => {
  expect(wholePage(page({ context: { language: "fr-BE" } }), brokers)?.context).toEqual({
    language: "fr-BE",
    brokers,
    fallback: "nl-BE",
  });
});

it("keeps a manifest of the page's own, and leaves a whole page alone", () => {
  const own = { ...brokers, count: 9 };
  const whole = wholePage(page({ context: { brokers: own } }), brokers);
  expect(whole?.context?.brokers).toBe(own);
  expect(whole && wholePage(whole, brokers)).toBeNull();
});

it("takes out the language that the plugin wrote twice", () => {
  const whole = wholePage(page({ matchPath: "/fr-BE/fr-BE/*", context: {} }), brokers);
  expect(whole?.matchPath).toBe("/fr-BE/*");
  expect(wholePage(page({ matchPath: "/fr-BE/*", context: {} }), brokers)?.matchPath).toBe(
    "/fr-BE/*",
  );
});
