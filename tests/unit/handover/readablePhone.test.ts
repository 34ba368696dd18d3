import { expect, it } from "vitest";
import { readablePhone } from "../../../src/handover/readablePhone";

it.each([
  ["+32470123456", "0470 12 34 56"],
  ["+3291234567", "09 123 45 67"],
  ["+3253123456", "053 12 34 56"],
  ["+31612345678", "+31612345678"],
  ["", ""],
])("%s is read as %s", (e164, shown) => {
  expect(readablePhone(e164).replaceAll("\u00A0", " ")).toBe(shown);
});
