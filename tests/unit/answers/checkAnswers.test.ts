import { describe, expect, it } from "vitest";
import { checkAnswers } from "../../../src/answers/checkAnswers";
import { familySituation } from "../../../src/answers/familySituation";
import { insuranceChoice } from "../../../src/answers/insuranceChoice";
import { yourInformation } from "../../../src/answers/yourInformation";

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
        members: "required",
        ageBand: "required",
        claims: "required",
      },
    });
  });
});

describe("yourInformation", () => {
  const rest = {
    firstName: "Zoë",
    lastName: "D’Hondt",
    email: "z@voorbeeld.example",
    postcode: "9000 Gent",
    municipality: "Gent",
  };
  it("needs a phone only to be called", () => {
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
    expect(checkAnswers(yourInformation, { contactBy: "phone", phone: "12" })).toMatchObject({
      problems: {
        firstName: "required",
        lastName: "required",
        email: "required",
        phone: "phone",
        postcode: "required",
        municipality: "required",
      },
    });
  });
});
