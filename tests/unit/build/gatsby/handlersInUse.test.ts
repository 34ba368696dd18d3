import { expect, it } from "vitest";
import { handlerEdits } from "../../../../src/build/gatsby/handlerEdits";
import { handlersIn, handlersInUse } from "../../../../src/build/gatsby/handlersInUse";

it.each([
  ["<form onSubmit={send} onClickCapture={stop}>", ["onSubmit", "onClickCapture"]],
  ["return { form: { ref, onBlur, onInput: typed } };", ["onBlur", "onInput"]],
  ["props.onFocus = look;", ["onFocus"]],
  ['createElement("a",{"onWheel":t=>{},"onDrag" : t})', ["onWheel", "onDrag"]],
  ['app.addHook("onClose", end)', []],
  ["/** Calls `onClose` in the end. */", []],
  ['Pick<Props, "onBlur" | "name">', []],
  ["element.onclick = open; common; moveOnTop", []],
])("%s", (source, handlers) => {
  expect(handlersIn(source)).toEqual(handlers);
});

it("knows the handlers of our rooms, and those of Gatsby's link and router", () => {
  const used = handlersInUse(handlerEdits);
  expect([...used]).toEqual(expect.arrayContaining(["onSubmit", "onInput", "onBlur", "onClick"]));
});

it("of Gatsby's link knows what its repairs leave", () => {
  expect(handlersInUse([])).toContain("onMouseEnter");
  expect(handlersInUse(handlerEdits)).not.toContain("onMouseEnter");
});
