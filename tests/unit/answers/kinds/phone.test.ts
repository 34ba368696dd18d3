import { describe, expect, it } from "vitest";
import { optional } from "../../../../src/answers/kinds/optional";
import { phone } from "../../../../src/answers/kinds/phone";
import { broken, judge } from "../../../support/judge";

describe("phone", () => {
  it.each([
    ["0470 12 34 56", "+32470123456"],
    ["0470/12.34.56", "+32470123456"],
    ["+32 470 12 34 56", "+32470123456"],
    ["+32 (0)470 12 34 56", "+32470123456"],
    ["+320470123456", "+32470123456"],
    ["0032 470 12 34 56", "+32470123456"],
    ["0032 (0) 470 12 34 56".replace("(0) ", "(0)"), "+32470123456"],
    [" 0470–12–34–56 ", "+32470123456"],
    ["0470\u00A012\u00A034\u00A056", "+32470123456"],
    ["0470\u202F12\u202F34\u202F56", "+32470123456"],
    ["\u202A+32 470 12 34 56\u202C", "+32470123456"],
    ["\u200E0470123456", "+32470123456"],
    ["０４７０ １２ ３４ ５６", "+32470123456"],
    ["٠٤٧٠١٢٣٤٥٦", "+32470123456"],
    ["470 12 34 56", "+32470123456"],
    ["32470123456", "+32470123456"],
    ["tel. 0470 12 34 56", "+32470123456"],
    ["tel:+32470123456", "+32470123456"],
    ["[0470] 12-34-56", "+32470123456"],
    ["09 223 45 67", "+3292234567"],
    ["02/123.45.67", "+3221234567"],
    ["(09) 223 45 67", "+3292234567"],
    ["02 123 45 67 toestel 12", "+3221234567"],
    ["0800 12 345", "+3280012345"],
    ["+31 6 12345678", "+31612345678"],
    ["+31 (0)20 123 45 67", "+31201234567"],
    ["+39 06 1234 5678", "+390612345678"],
    ["+39 (0)6 1234 5678", "+390612345678"],
    ["0033 1 23 45 67 89", "+33123456789"],
    ["+1 (202) 555-0123", "+12025550123"],
    ["+352 621 123 456", "+352621123456"],
  ])("%j becomes %j", (typed, expected) => {
    expect(judge(phone, typed)).toEqual(expected);
  });

  // What people really type into this box by mistake.
  it.each([
    ["too short", ["0", "04", "0470", "0470 12", "0470 12 34", "0470 12 34 5", "02 12 34 5"]],
    [
      "too short with a country",
      ["+32", "+32 470", "+32 470 12 34 5", "0032 470 12 34", "+31 6 12"],
    ],
    ["too long", ["0470 12 34 567", "0470 12 34 56 78", "02 123 45 67 8", "+32 470 12 34 567"]],
    ["too long abroad", ["+31 6 1234 5678 9012 345", "0033 1 23 45 67 89 01 23 45 67"]],
    [
      "letters",
      ["0470 12 34 5O", "O470 12 34 56", "0470 l2 34 56", "nul vier zeven nul", "bel mij"],
    ],
    ["two numbers run together", ["04701234560471123456"]],
    ["a date", ["27/11/2026", "27-11-2026", "27.11.2026", "1/1/2027", "2026-11-27", "01 01 1980"]],
    [
      "other numbers",
      ["9000", "85.07.30-033.28", "0123.456.789", "BE68 5390 0754 7034", "112", "1207"],
    ],
    ["other answers", ["jan@voorbeeld.example", "n.v.t.", "geen", "-", "/", "?", "dezelfde"]],
    [
      "signs in the wrong place",
      ["+0470 12 34 56", "++32470123456", "32+470123456", "0470 12+34 56"],
    ],
    [
      "no such number",
      ["0000000000", "+00 00 00 00", "000", "0123456789", "1234567890", "+", "+0"],
    ],
  ])("refuses what cannot be: %s", (_, mistakes) => {
    for (const typed of mistakes) expect(judge(phone, typed), typed).toEqual(broken("phone"));
  });

  it("asks which one is meant of two numbers (unfittingAnswers.test)", () => {
    for (const typed of ["0470 12 34 56 / 09 223 45 67", "092234567 0470123456"])
      expect(judge(phone, typed)).toEqual(broken("phoneUnclear"));
  });

  it("asks for an answer when nothing visible was typed", () => {
    for (const typed of ["", "   ", "\u00A0"])
      expect(judge(phone, typed)).toEqual(broken("required"));
  });

  it("may be left out where it is optional", () => {
    expect(judge(optional(phone), " ")).toBeNull();
    expect(judge(optional(phone), "12")).toEqual(broken("phone"));
  });
});
