import { describe, expect, it } from "vitest";
import { isOfSame } from "../../../src/delivery/isOfSame";
import { isReachedBy } from "../../../src/delivery/isReachedBy";
import { sampleLead } from "../../support/inbox/sampleLead";

const sample = sampleLead();
const lead = (email: string | null, phone: string | null) => ({
  ...sample,
  person: { ...sample.person, email, phone },
});

describe("a waiting lead", () => {
  it.each([
    ["an@a.be", "+32470123456", " AN@a.be ", true],
    ["an@a.be", "+32470123456", "0470 12 34 56", true],
    [null, "+3292234567", "09/223.45.67", true],
    [null, "+3292234567", "an@a.be", false],
    ["an@a.be", null, "0470 12 34 56", false],
    [null, "+3292234567", "", false],
    ["an@a.be", null, "  ", false],
    ["an@a.be", null, "null", false],
  ])("with %s and %s: typed %j, it is %s that it is theirs", (email, phone, typed, own) =>
    expect(isReachedBy(lead(email, phone), typed)).toBe(own),
  );

  it.each([
    ["an@a.be", null, "an@a.be", "+32470123456", true],
    ["an@a.be", "+3292234567", "bo@a.be", "+3292234567", false],
    [null, "+3292234567", "bo@a.be", "+3292234567", false],
    [null, "+3292234567", null, "+3292234567", true],
    [null, "+3292234567", null, "+3292234568", false],
    [null, null, null, null, false],
  ])("of %s, %s and one of %s, %s are of one person: %s", (...given) => {
    const [email, phone, otherEmail, otherPhone, same] = given;
    expect(isOfSame(lead(email, phone), lead(otherEmail, otherPhone))).toBe(same);
  });
});
