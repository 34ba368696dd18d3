// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { marks } from "../../../../src/marks/marks";
import { holdEarlySubmit } from "../../../../src/shell/early/holdEarlySubmit";

beforeEach(() => {
  document.body.innerHTML = "<form method=post><button>Volgende</button></form>";
  delete marks().live;
  delete marks().held;
});
const submit = () => {
  const event = new Event("submit", { bubbles: true, cancelable: true });
  document.querySelector("form")?.dispatchEvent(event);
  return event.defaultPrevented;
};

it("holds what is sent before the page is live, and notes it", () => {
  holdEarlySubmit();
  expect(submit()).toBe(true);
  expect(marks().held).toBe("");
});

it("leaves a live page alone", () => {
  holdEarlySubmit();
  marks().live = "";
  expect(submit()).toBe(false);
  expect(marks().held).toBeUndefined();
});
