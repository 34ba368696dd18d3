import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldName } from "../../../src/places/foldName";

describe("foldName", () => {
  it.each([
    ["Gent", "gent"],
    ["Heist-op-den-Berg", "heist op den berg"],
    ["'s-Gravenbrakel", "s gravenbrakel"],
    ["’s Gravenbrakel", "s gravenbrakel"],
    ["Sint-Job-in-'t-Goor", "sint job in t goor"],
    ["Écaussinnes-d'Enghien", "ecaussinnes d enghien"],
    ["St.-Niklaas", "st niklaas"],
    ["Le Rœulx", "le roeulx"],
    ["  Luik\u00A0‑ Liège ", "luik liege"],
    ["---", ""],
  ])("makes of %j %j", (name, folded) => {
    expect(foldName(name)).toBe(folded);
  });

  it("leaves a folded name as it is", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), text => {
        const folded = foldName(text);
        expect(foldName(folded)).toBe(folded);
      }),
    );
  });
});
