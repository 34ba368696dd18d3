// @vitest-environment jsdom
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { email } from "../../../../src/answers/kinds/email";
import { broken, judge } from "../../../support/judge";

/** What the browser's own e-mail box says of an address. */
function browserAccepts(address: string): boolean {
  const box = document.createElement("input");
  box.type = "email";
  box.required = true;
  box.value = address;
  return box.checkValidity();
}

describe("email", () => {
  it.each([
    ["zoe@voorbeeld.example", "zoe@voorbeeld.example"],
    ["  Zoe.D-Hondt+polis@Post.Voorbeeld.example ", "Zoe.D-Hondt+polis@Post.Voorbeeld.example"],
    ["o'brien@voorbeeld.example", "o'brien@voorbeeld.example"],
    ["a@xn--caf-dma.example", "a@xn--caf-dma.example"],
    ["", broken("required")],
    ["zoe", broken("email")],
    ["zoe@", broken("email")],
    ["zoe@voorbeeld", broken("email")],
    ["@voorbeeld.example", broken("email")],
    ["zoe@@voorbeeld.example", broken("email")],
    ["zoe @voorbeeld.example", broken("email")],
    ["zoe@voorbeeld..example", broken("email")],
    ["zoe@-voorbeeld.example", broken("email")],
    ["zoe@voorbeeld.example\nBcc: iemand@voorbeeld.example", broken("email")],
    [`${"a".repeat(250)}@b.example`, broken("tooLong")],
  ])("%j becomes %j", (typed, expected) => {
    expect(judge(email(254), typed)).toEqual(expected);
  });

  it("accepts real addresses as they are", () => {
    fc.assert(
      fc.property(fc.emailAddress(), address => {
        expect(judge(email(254), address)).toBe(address);
      }),
    );
  });

  it("accepts what the browser's own box accepts, once the domain has a dot and the end has none", () => {
    const near = fc.string({ unit: fc.constantFrom(..."ab1.@-+_' "), maxLength: 14 });
    fc.assert(
      fc.property(
        fc.oneof(
          near,
          fc.string(),
          fc.tuple(near, near).map(parts => parts.join("@")),
        ),
        typed => {
          const address = typed.trim().replace(/[.,;]+$/, "");
          const dotted = address.slice(address.lastIndexOf("@")).includes(".");
          expect(judge(email(254), typed) === address).toBe(dotted && browserAccepts(address));
        },
      ),
      { numRuns: 2000 },
    );
  });
});
