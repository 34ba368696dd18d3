import { describe, expect, it } from "vitest";
import { checkAnswers } from "../../../src/answers/checkAnswers";
import { remarkOn } from "../../../src/answers/remarkOn";
import { validations } from "../../../src/flow/validations";

// People whose answer does not fit the usual box, and what becomes of it.

const { insuranceChoice, familySituation, yourInformation } = validations;
const person = {
  ...{ firstName: "An", lastName: "Peeters", contactBy: "email", email: "an@a.be" },
  ...{ phone: "", postcode: "9000", municipality: "Gent" },
};
const made = (name: string, typed: string) => {
  const checked = checkAnswers(yourInformation, { ...person, [name]: typed });
  return checked.ok
    ? (checked.answers as Record<string, unknown>)[name]
    : { broken: checked.problems[name] };
};
const broken = (rule: string) => ({ broken: rule });

describe("a name is taken as its owner writes it", () => {
  it.each([
    ["a name for daily use", "firstName", "Marie (Mia)"],
    ["a nickname", "firstName", '"Jefke"'],
    ["a nickname in curly quotes", "firstName", "“Jefke”"],
    ["two first names", "firstName", "Anne/Marie"],
    ["two people", "firstName", "Jan & Marie"],
    ["two last names", "lastName", "Peeters / Janssens"],
    ["one with a comma", "lastName", "Peeters, jr."],
    ["one name only", "lastName", "-"],
    ["one name only, the other way about", "firstName", "–"],
  ])("%s (%s): %s", (_, name, typed) => expect(made(name, typed)).toBe(typed));

  it.each(["?", "--", "&", "( )", "<b>", "a@b", "12", "/"])("%s is no name", typed =>
    expect(made("firstName", typed)).toEqual(broken("name")),
  );
});

describe("a phone number", () => {
  it.each([
    ["of the Netherlands or France", "06 12345678", ["NL +31 612345678", "FR +33 612345678"]],
    ["of France", "07 12 34 56 78", ["FR +33 712345678"]],
    ["of Luxembourg or Spain", "621 123 456", ["LU +352 621123456", "ES +34 621123456"]],
    ["of Germany", "0151 23456789", ["DE +49 15123456789"]],
    ["of Germany, the older kind", "0171-1234567", ["DE +49 1711234567"]],
    ["of the United Kingdom", "07700 900123", ["GB +44 7700900123"]],
  ])("%s is asked about, not refused: %s", (_, typed, options) => {
    expect(made("phone", typed)).toEqual(broken("phoneUnclear"));
    const remark = remarkOn("phone", typed);
    const offered = remark?.kind === "phoneCountry" ? remark.options : [];
    expect(offered.map(({ country, number }) => `${country} ${number}`)).toEqual(options);
    for (const { number } of offered) {
      expect(made("phone", number)).toBe(number.replace(" ", ""));
      expect(remarkOn("phone", number)).toBeUndefined();
    }
  });

  it.each([
    ["0470 12 34 56 / 09 223 45 67", "0470 12 34 56", "09 223 45 67"],
    ["0470/12.34.56 / 09/223.45.67", "0470/12.34.56", "09/223.45.67"],
    ["0470123456 of 0471123456", "0470123456", "0471123456"],
    ["0470123456,0471123456", "0470123456", "0471123456"],
    ["0470 12 34 56 0471 12 34 56", "0470 12 34 56", "0471 12 34 56"],
    ["09 223 45 67 & +31 6 12345678", "09 223 45 67", "+31 6 12345678"],
    ["0470 12 34 56 - 0471 12 34 56", "0470 12 34 56", "0471 12 34 56"],
  ])("two in one box are asked about: %s", (typed, number, other) => {
    expect(made("phone", typed)).toEqual(broken("phoneUnclear"));
    expect(remarkOn("phone", typed)).toEqual({ kind: "phoneTwo", number, other });
  });

  it.each(["0470 12 34 5", "12", "9000", "27/11/2026", "geen", "0470 12 34 567", "1".repeat(90)])(
    "that has no reading is refused as before: %s",
    typed => {
      expect(made("phone", typed)).toEqual(broken("phone"));
      expect(remarkOn("phone", typed)).toBeUndefined();
    },
  );
});

describe("an e-mail address", () => {
  it.each([
    ["letters with marks", "zoë@a.be", "zoë@a.be"],
    ["a domain with marks", "jan@bücher.de", "jan@bücher.de"],
    ["another script", "иван@почта.рф", "иван@почта.рф"],
    ["a final dot", "an@voorbeeld.example.", "an@voorbeeld.example"],
    ["a final comma", "an@voorbeeld.example, ", "an@voorbeeld.example"],
  ])("with %s: %s", (_, typed, address) => expect(made("email", typed)).toBe(address));

  it.each([".", "an@.", "an@a..", "zoë@", "zoë@bücher"])("%s is none", typed =>
    expect(made("email", typed)).toEqual(broken(typed === "." ? "required" : "email")),
  );
});

describe("a postcode from abroad is no Belgian one, and has a way on", () => {
  it.each([
    "1012 AB",
    "1012ab Amsterdam",
    "NL-1012 AB",
    "75001",
    "75001 Paris",
    "F-59000",
    "D-10115",
  ])("%s", typed => {
    expect(made("postcode", typed)).toEqual(broken("postcode"));
    expect(remarkOn("postcode", typed)).toEqual({ kind: "foreignPostcode" });
  });
  it.each(["L-1234", "L1234", "SW1A 1AA"])("%s", typed => {
    expect(made("postcode", typed)).toEqual(broken("postcode"));
    expect(remarkOn("postcode", typed)).toEqual({ kind: "foreignPostcode" });
  });
  it.each(["9000", "B-9000", "BE 9000", "9000 Gent", "3665 As", "900", "Gent", ""])(
    "%j is not from abroad",
    typed => expect(remarkOn("postcode", typed)).toBeUndefined(),
  );
});

describe("a month in another language", () => {
  const year = new Date().getFullYear() + 1;
  it.each([
    ...["février", "fevr.", "février ", "FÉV", "Februar", "february", "Feb."].map(m => [m, "02"]),
    ...["mars", "März", "march", "Mrz"].map(m => [m, "03"]),
    ...["mai", "Mai", "may"].map(m => [m, "05"]),
    ...["août", "aout", "August", "aug"].map(m => [m, "08"]),
    ...["octobre", "Oktober", "october", "oct."].map(m => [m, "10"]),
    ...["décembre", "déc.", "Dezember", "december", "Dez"].map(m => [m, "12"]),
    ...["juin", "Juni", "june"].map(m => [m, "06"]),
    ...["juillet", "Juli", "july", "juil."].map(m => [m, "07"]),
  ])("%s is month %s", (month, number) =>
    expect(
      checkAnswers(insuranceChoice, {
        formula: "basis",
        startDate: { day: "3", month: String(month), year: String(year) },
      }),
    ).toMatchObject({ ok: true, answers: { startDate: `${year}-${number}-03` } }),
  );
});

describe("half a person", () => {
  it.each(["2,5", "2.5", "2½", "twee", "2 of 3"])("%s is asked for as a whole number", members =>
    expect(
      checkAnswers(familySituation, {
        ...{ situation: "gezin", ageBand: "18-59", claims: "nee", members },
      }),
    ).toEqual({ ok: false, problems: { members: "number" } }),
  );
});
