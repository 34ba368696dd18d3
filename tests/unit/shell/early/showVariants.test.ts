// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { marks } from "../../../../src/marks/marks";
import { showVariants } from "../../../../src/shell/early/showVariants";

const key = "familiale:variants";
const decided = { "start-button": { value: "questions" }, "policy-upload": { value: false } };
const day = 24 * 3600 * 1000;
const choose = (experiments: unknown, daysAgo = 0, version = 1) => {
  const at = new Date(Date.now() - daysAgo * day).toISOString();
  localStorage.setItem(
    "familiale:consent",
    JSON.stringify({ version, at, choice: { experiments } }),
  );
};
beforeEach(() => {
  localStorage.clear();
  delete marks().variants;
});

it.each<[string, boolean | undefined, string | undefined, string | undefined, object]>([
  ["nothing without a choice", undefined, JSON.stringify(decided), undefined, {}],
  ["nothing after a refusal", false, JSON.stringify(decided), undefined, {}],
  ["what was prepared for this visit", true, undefined, JSON.stringify(decided), decided],
  ["what holds for this visit", true, JSON.stringify(decided), "{}", decided],
  ["nothing of what is broken", true, "{", undefined, {}],
  ["nothing of nothing", true, "null", undefined, {}],
  ["nothing at first", true, undefined, undefined, {}],
])("knows %s", (_, consent, visit, next, known) => {
  if (consent !== undefined) choose(consent);
  if (visit) sessionStorage.setItem(key, visit);
  if (next) localStorage.setItem(key, next);
  showVariants();
  expect(window.variants).toEqual(known);
  const marked = known === decided ? "start-button:questions policy-upload:false" : "";
  expect(marks().variants).toBe(marked);
});

// As consent/consent counts: whoever is not asked for consent to read is asked again.
it.each<[string, () => void, boolean]>([
  ["of almost a year ago", () => choose(true, 364), true],
  ["of a year ago", () => choose(true, 366), false],
  ["of tomorrow, by a clock set right", () => choose(true, -0.9), true],
  ["of next week", () => choose(true, -7), false],
  ["to another version of the question", () => choose(true, 0, 2), false],
  ["that is none", () => choose("true"), false],
  [
    "without a date",
    () => localStorage.setItem("familiale:consent", '{"version":1,"choice":{"experiments":true}}'),
    false,
  ],
  [
    "that only holds the words",
    () => localStorage.setItem("familiale:consent", '"\\"experiments\\":true"'),
    false,
  ],
])("with a consent %s reads what was decided: %s", async (_, keep, reads) => {
  keep();
  sessionStorage.setItem(key, JSON.stringify(decided));
  showVariants();
  expect(window.variants).toEqual(reads ? decided : {});
  vi.resetModules();
  const { hasConsent } = await import("../../../../src/consent/consent");
  expect(hasConsent("experiments")).toBe(reads);
});

it("takes them from the address in a preview, and in no other build", () => {
  window.history.replaceState(null, "", "/?variant=first-step:familySituation,policy-upload:false");
  showVariants();
  expect(window.variants).toEqual({});
  vi.stubEnv("GATSBY_PREVIEW", "1");
  showVariants();
  vi.unstubAllEnvs();
  window.history.replaceState(null, "", "/");
  expect(window.variants).toMatchObject({
    "first-step": { value: "familySituation" },
    "policy-upload": { value: false },
  });
  expect(marks().variants).toBe("first-step:familySituation policy-upload:false");
});
