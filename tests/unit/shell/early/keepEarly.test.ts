// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { marks } from "../../../../src/marks/marks";
import { keepEarly } from "../../../../src/shell/early/keepEarly";

beforeEach(() => {
  for (const mark of ["live", "typed", "files"] as const) delete marks()[mark];
  delete window.typed;
  document.body.innerHTML = `<form><input name="firstName"><input name="document" type="file"></form>
    <input name="loose">`;
});
afterEach(() => void vi.restoreAllMocks());

const input = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;
const kept = () => sessionStorage.getItem("familiale:early");

/** Only a browser makes events that are trusted, so the listener is called by hand. */
function typing(): (name: string, value: string, isTrusted?: boolean) => void {
  const listen = vi.spyOn(window, "addEventListener");
  keepEarly();
  const hear = listen.mock.lastCall?.[1] as (event: Partial<Event>) => void;
  return (name, value, isTrusted = true) => {
    const target = input(name);
    if (target.type !== "file") target.value = value;
    hear({ target, isTrusted });
  };
}

it("keeps the whole form at each letter, and the control", () => {
  const type = typing();
  type("firstName", "Zoë");
  expect(JSON.parse(kept() ?? "")).toContainEqual(["firstName", "Zoë"]);
  expect(marks().typed).toBe("");
  expect(marks().files).toBeUndefined();
  expect(window.typed).toBe(input("firstName"));
});

it("puts it behind what a page before left", () => {
  sessionStorage.setItem("familiale:early", JSON.stringify([["email", "zoe@example.org"]]));
  typing()("firstName", "Zoë");
  expect(JSON.parse(kept() ?? "").slice(0, 2)).toEqual([
    ["email", "zoe@example.org"],
    ["firstName", "Zoë"],
  ]);
});

it.each(["{", "null"])("begins anew where %s stands", text => {
  sessionStorage.setItem("familiale:early", text);
  typing()("firstName", "Zoë");
  expect(JSON.parse(kept() ?? "")[0]).toEqual(["firstName", "Zoë"]);
});

it("notes that there were files", () => {
  typing()("document", "");
  expect(marks().files).toBe("");
  expect(sessionStorage.getItem("familiale:files")).toBe("1");
});

it("leaves to a live page what is typed there, but notes that somebody typed", () => {
  marks().live = "";
  typing()("firstName", "Zoë");
  expect(kept()).toBeNull();
  expect(window.typed).toBeUndefined();
  expect(marks().typed).toBe("");
});

it("passes over what a program fills in, and what is in no form", () => {
  const type = typing();
  type("firstName", "Zoë", false);
  expect(marks().typed).toBeUndefined();
  type("loose", "Zoë");
  expect(kept()).toBeNull();
});

it("does without storage", () => {
  const type = typing();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  type("document", "");
  expect(marks().files).toBe("");
});
