import { expect, it } from "vitest";
import { remarkOn } from "../../../src/answers/remarkOn";

// Made up: day 0 of month 0 was nobody's birthday.
const registerNumber = "00.00.00-001.96";

it.each([
  ["email", "jan@gmial.com", { kind: "emailSlip", correction: "jan@gmail.com" }],
  ["email", "jan@gmail.com", undefined],
  ["email", registerNumber, undefined],
  ["message", `Mijn nummer is ${registerNumber}.`, { kind: "registerNumber" }],
  ["message", "Schrijf naar jan@gmial.com", undefined],
  ["currentInsurer", registerNumber, { kind: "registerNumber" }],
  ["currentInsurer", "", undefined],
])("on %s: %j is %j", (name, typed, remark) => {
  expect(remarkOn(name, typed)).toEqual(remark);
});
