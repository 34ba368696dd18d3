import { describe, expect, it } from "vitest";
import { checkAnswers } from "../../../src/answers/checkAnswers";
import { validations } from "../../../src/flow/validations";

const { insuranceChoice, familySituation, yourInformation } = validations;

describe("checkAnswers", () => {
  it("reads a missing date and missing boxes as nothing given", () => {
    expect(checkAnswers(insuranceChoice, { formula: "basis" })).toEqual({
      ok: true,
      answers: { formula: "basis", options: [], startDate: null },
    });
  });

  it("names the first broken rule per field", () => {
    expect(
      checkAnswers(insuranceChoice, { startDate: { day: "30", month: "2", year: "2027" } }),
    ).toEqual({
      ok: false,
      problems: { formula: "required", startDate: "date" },
    });
  });
});

describe("familySituation", () => {
  const rest = { situation: "gezin", members: "4", ageBand: "18-59" };
  it("asks for the number of claims only after ja", () => {
    expect(
      checkAnswers(familySituation, { ...rest, claims: "nee", claimsCount: "x" }),
    ).toMatchObject({
      ok: true,
      answers: { claims: "nee", members: 4, currentInsurer: null },
    });
    expect(checkAnswers(familySituation, { ...rest, claims: "ja", claimsCount: "" })).toEqual({
      ok: false,
      problems: { claimsCount: "required" },
    });
    expect(checkAnswers(familySituation, { ...rest, claims: "ja" })).toEqual({
      ok: false,
      problems: { claimsCount: "required" },
    });
    expect(checkAnswers(familySituation, rest)).toEqual({
      ok: false,
      problems: { claims: "required" },
    });
    expect(checkAnswers(familySituation, {})).toEqual({
      ok: false,
      problems: {
        situation: "required",
        ageBand: "required",
        claims: "required",
      },
    });
  });
});

describe("the numbers of a family", () => {
  it.each([
    ["members", "1", "contradiction"],
    ["members", "2", undefined],
    ["members", "16", undefined],
    ["members", "99", undefined],
    ["members", "0", "tooFew"],
    ["members", "100", "tooMany"],
    ["members", "2,5", "number"],
    ["members", " ", "required"],
    ["claimsCount", "1", undefined],
    ["claimsCount", "20", undefined],
    ["claimsCount", "0", "tooFew"],
    ["claimsCount", "21", "tooMany"],
  ])("%s: %s is %s", (name, typed, rule) => {
    const family = { situation: "gezin", members: "4", ageBand: "60+", claims: "ja" };
    const checked = checkAnswers(familySituation, { ...family, claimsCount: "2", [name]: typed });
    expect(checked.ok ? undefined : checked.problems[name]).toBe(rule);
  });
});

describe("the number of people in a house", () => {
  const family = { ageBand: "60+", claims: "nee" };
  it.each([
    ["alleenstaand", "7", 1],
    ["alleenstaand", "veel", 1],
    ["alleenstaand", "", 1],
    ["koppel", "5", 2],
    ["koppel", undefined, 2],
    ["gezin", "16", 16],
    ["samenhuizend", "40", 40],
    ["samenhuizend", "1", 1],
  ])("of %s with %j in the box is %i: only what can differ is asked", (situation, members, said) =>
    expect(checkAnswers(familySituation, { ...family, situation, members } as never)).toMatchObject(
      {
        ok: true,
        answers: { situation, members: said },
      },
    ),
  );
});

describe("yourInformation", () => {
  const rest = {
    firstName: "Zoë",
    lastName: "D’Hondt",
    email: "z@voorbeeld.example",
    postcode: "9000 Gent",
    municipality: "Gent",
  };
  it("needs what the visitor wants to be reached by, and leaves out the other", () => {
    expect(checkAnswers(yourInformation, { ...rest, contactBy: "email", phone: "" })).toMatchObject(
      {
        ok: true,
        answers: { phone: null, postcode: "9000", message: null },
      },
    );
    expect(checkAnswers(yourInformation, { ...rest, contactBy: "phone", phone: " " })).toEqual({
      ok: false,
      problems: { phone: "phoneNeeded" },
    });
    expect(
      checkAnswers(yourInformation, { ...rest, contactBy: "phone", phone: "0470/12.34.56" }),
    ).toMatchObject({
      answers: { phone: "+32470123456" },
    });
    expect(
      checkAnswers(yourInformation, {
        ...{ ...rest, contactBy: "phone", phone: "0470/12.34.56", email: " " },
      }),
    ).toMatchObject({ ok: true, answers: { email: null, phone: "+32470123456" } });
    for (const email of ["", undefined])
      expect(
        checkAnswers(yourInformation, { ...rest, contactBy: "email", email } as never),
      ).toEqual({
        ok: false,
        problems: { email: "required" },
      });
    expect(
      checkAnswers(yourInformation, {
        ...rest,
        contactBy: "phone",
        phone: "02 123 45 67",
        email: "x",
      }),
    ).toEqual({ ok: false, problems: { email: "email" } });
    expect(checkAnswers(yourInformation, { contactBy: "phone", phone: "12" })).toMatchObject({
      problems: {
        firstName: "required",
        lastName: "required",
        phone: "phone",
        postcode: "required",
        municipality: "required",
      },
    });
  });
});

describe("what was not asked before", () => {
  const person = {
    ...{ firstName: "An", lastName: "X", phone: "0470 12 34 56", email: "" },
    ...{ postcode: "9000", municipality: "Gent" },
  };
  it.each([
    [{ contactBy: "phone", callAt: ["avond", "voormiddag"] }, ["voormiddag", "avond"], null],
    [{ contactBy: "phone", callAt: "avond", contactLanguage: "de" }, ["avond"], "de"],
    [{ contactBy: "phone", callAt: "", contactLanguage: "" }, [], null],
    [{ contactBy: "phone" }, [], null],
    [{ contactBy: "email", email: "an@a.be", callAt: ["avond"] }, [], null],
  ])(
    "may be left out, and a moment to call counts only for a call: %j",
    (given, callAt, contactLanguage) =>
      expect(checkAnswers(yourInformation, { ...person, ...given } as never)).toMatchObject({
        ok: true,
        answers: { callAt, contactLanguage },
      }),
  );
});
