import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { proof } from "../../../src/delivery/proof";
import { checkProof } from "../../../src/inbox/checkProof";
import { proofShape } from "../../../src/settings/proofShape";

const now = Date.UTC(2026, 10, 27, 21);
const make = (json: string, trapped = false, at = now) => proof(json, { at, trapped });

describe("the proof of work", () => {
  it("is good for any content, at its time and within an hour", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: "grapheme" }),
        fc.integer({ min: -59, max: 59 }),
        async (json, minutes) => {
          expect(checkProof(await make(json), json, now + minutes * 60_000)).toBe("good");
        },
      ),
      { numRuns: 20 },
    );
  });

  it("tells on whoever filled the hidden field", async () => {
    expect(checkProof(await make("{}", true), "{}", now)).toBe("bot");
  });

  it("is bad for other content, after its hour, and when anything in it is changed", async () => {
    const good = await make("{}");
    expect(checkProof(good, "{ }", now)).toBe("bad");
    for (const hours of [-2, 2, 72])
      expect(checkProof(good, "{}", now + hours * 3_600_000)).toBe("bad");
    // A trap that was denied afterwards, a part left out, parts in another order, another version.
    const [challenge = "", nonces = ""] = (await make("{}", true)).split(".");
    const list = nonces.split("-");
    for (const forged of [
      "",
      ".",
      "1-1-1-1.1",
      challenge,
      `${challenge.replace(/1$/, "0")}.${nonces}`,
      `${challenge}.${list.slice(1).join("-")}`,
      `${challenge}.${list.toReversed().join("-")}`,
      `${challenge}.${nonces}.`,
      `2${challenge.slice(1)}.${nonces}`,
      `${challenge}.${list.map(() => "0").join("-")}`,
    ])
      expect(checkProof(forged, "{}", now)).toBe("bad");
  });

  it("never takes a header apart badly", () => {
    fc.assert(
      fc.property(fc.string(), header => {
        expect(checkProof(header, "{}", now)).toBe("bad");
      }),
    );
  });

  it("is no more work than a phone does while one breathes", () => {
    expect(proofShape.parts * 2 ** proofShape.bits).toBeLessThanOrEqual(5_000);
  });
});
