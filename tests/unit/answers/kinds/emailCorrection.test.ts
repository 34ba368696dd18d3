import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { email } from "../../../../src/answers/kinds/email";
import { emailCorrection } from "../../../../src/answers/kinds/emailCorrection";
import { judge } from "../../../support/judge";

describe("emailCorrection", () => {
  it.each([
    ["jan@gmial.com", "jan@gmail.com"],
    ["jan@gmail.con", "jan@gmail.com"],
    ["jan@gmail.co", "jan@gmail.com"],
    ["jan@gmail.be", "jan@gmail.com"],
    ["jan@gmaill.com", "jan@gmail.com"],
    ["jan@gnail.com", "jan@gmail.com"],
    ["jan@gmai.con", "jan@gmail.com"],
    ["Jan.Peeters+polis@GMIAL.com", "Jan.Peeters+polis@gmail.com"],
    ["  jan@gmial.com ", "jan@gmail.com"],
    ["jan@hotmial.com", "jan@hotmail.com"],
    ["jan@hotmail.comm", "jan@hotmail.com"],
    ["jan@hotmal.be", "jan@hotmail.be"],
    ["jan@outlok.com", "jan@outlook.com"],
    ["jan@telnet.be", "jan@telenet.be"],
    ["jan@telenet.com", "jan@telenet.be"],
    ["jan@skynet.de", "jan@skynet.be"],
    ["jan@proximus.b", "jan@proximus.be"],
    ["jan@yaho.com", "jan@yahoo.com"],
    ["jan@iclod.com", "jan@icloud.com"],
  ])("%s was probably %s", (typed, meant) => {
    expect(emailCorrection(typed)).toBe(meant);
  });

  it.each([
    "jan@gmail.com",
    "jan@hotmail.fr",
    "jan@hotmail.nl",
    "jan@live.nl",
    "jan@yahoo.co.uk",
    "jan@gmx.net",
    "jan@mail.com",
    "jan@ymail.com",
    // Two letters of a short name may well be meant.
    "jan@dove.com",
    "jan@voorbeeld.example",
    "jan@ugent.be",
    "jan@kuleuven.be",
    "jan@vlaanderen.be",
    "@gmial.com",
    "jan",
    "",
  ])("has nothing to say of %j", typed => expect(emailCorrection(typed)).toBeUndefined());

  it("keeps what stands before the @, gives an address that is accepted, and has no second thoughts", () => {
    const domain = fc.constantFrom("gmail.com", "hotmail.be", "telenet.be", "outlook.com");
    const letter = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz");
    fc.assert(
      fc.property(
        fc.emailAddress(),
        domain,
        fc.nat(),
        letter,
        fc.constantFrom(0, 1),
        (address, right, where, by, gone) => {
          const local = address.slice(0, address.lastIndexOf("@"));
          const at = where % right.length;
          const corrected = emailCorrection(
            `${local}@${right.slice(0, at)}${by}${right.slice(at + gone)}`,
          );
          if (corrected === undefined) return;
          expect(corrected.slice(0, corrected.lastIndexOf("@"))).toBe(local);
          expect(judge(email(254), corrected)).toBe(corrected);
          expect(emailCorrection(corrected)).toBeUndefined();
        },
      ),
      { numRuns: 1000 },
    );
  });
});
