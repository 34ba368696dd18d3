// @vitest-environment jsdom
import { createElement, type ReactElement } from "react";
import { expect, it } from "vitest";
import { editRepairs } from "../../../../src/build/gatsby/repairs";
import { editsFor } from "../../../support/editsFor";
import { changedReact, reactListens } from "../../../support/reactListens";

const heard = (...handlers: string[]) => [...new Set(reactListens(editsFor(handlers)))];

/** What restores a controlled field after a change, for which nobody needs a handler. */
const ever = ["change", "click", "focusout", "input"];

it.each([
  ["onClick", "click"],
  ["onClickCapture", "click"],
  ["onInput", "input"],
  ["onChange", "change"],
  ["onBlur", "focusout"],
  ["onFocus", "focusin"],
  ["onSubmit", "submit"],
  ["onKeyDown", "keydown"],
  ["onDragEnter", "dragenter"],
  ["onDoubleClick", "dblclick"],
  ["onMouseEnter", "mouseout mouseover"],
  ["onMouseLeave", "mouseout mouseover"],
  ["onPointerEnter", "pointerout pointerover"],
  ["onPointerLeave", "pointerout pointerover"],
  ["onTouchMove", "touchmove"],
  [
    "onBeforeInput",
    "compositionend compositionstart compositionupdate keydown keypress keyup mousedown paste textInput",
  ],
  ["onSelect", "contextmenu dragend focusin keydown keyup mousedown mouseup selectionchange"],
  ["onAdd", ""],
])("%s: React hears %s", (handler, events) => {
  const own = events.split(" ").filter(Boolean);
  expect(heard(handler)).toEqual([...new Set([...ever, ...own])].sort());
});

const all =
  "onClick onAuxClick onKeyDown onKeyPress onKeyUp onSelect onBeforeInput onScroll onWheel onCopy onDrop onFocus onBlur onAnimationEnd onTransitionEnd onDoubleClick onMouseEnter onPointerEnter onTouchStart onPointerDown onCompositionStart onToggle onInvalid";
it("hears each event in use as the original does, once per phase", () => {
  const now = reactListens(editsFor(all.split(" ")));
  const original = reactListens([]);
  expect(original.filter(event => now.includes(event))).toEqual(now);
});

it("of this site hears no keys, and no moves of a mouse", () => {
  const now = reactListens(editRepairs);
  expect(now.filter(event => /key|move|over|out$|text|selection/i.test(event))).toEqual([
    "focusout",
    "focusout",
  ]);
  expect(now).toContain("click");
});

/** Draws an element with React changed for these handlers. */
async function drawn(handlers: readonly string[], element: ReactElement) {
  const place = document.body.appendChild(document.createElement("div"));
  changedReact(editsFor(handlers)).createRoot(place).render(element);
  return await expect
    .poll(() => place.firstElementChild)
    .not.toBeNull()
    .then(() => place.firstElementChild as HTMLInputElement);
}

it.each([
  ["onKeyDown", "keydown", KeyboardEvent],
  ["onPointerEnter", "pointerover", MouseEvent],
  ["onMouseEnter", "mouseover", MouseEvent],
  ["onSelect", "focusin", FocusEvent],
  ["onAnimationEnd", "animationend", Event],
  ["onCompositionStart", "compositionstart", CompositionEvent],
  ["onToggle", "toggle", Event],
  ["onInvalid", "invalid", Event],
] as const)("%s is called once it is in use", async (handler, event, Kind) => {
  let calls = 0;
  const tag = handler === "onToggle" ? "details" : "input";
  const element = createElement(tag, { [handler]: () => calls++ });
  const box = await drawn([handler], element);
  box.focus();
  box.dispatchEvent(new Kind(event, { bubbles: true }));
  if (handler === "onSelect") box.dispatchEvent(new KeyboardEvent("keyup", { bubbles: true }));
  expect(calls).toBe(1);
});

it("a controlled field is restored without a handler", async () => {
  const box = await drawn([], createElement("input", { value: "kept", readOnly: true }));
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(box, "typed");
  box.dispatchEvent(new InputEvent("input", { bubbles: true }));
  await expect.poll(() => box.value).toBe("kept");
});
