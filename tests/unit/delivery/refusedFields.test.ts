import { expect, it } from "vitest";
import { refusedFields } from "../../../src/delivery/refusedFields";

it.each([
  [
    "a field",
    [{ pointer: "/person/email", code: "email" }],
    { yourInformation: { email: "email" } },
  ],
  [
    "a part of a field",
    [{ pointer: "/broker/id", code: "broker" }],
    { brokerSearch: { broker: "broker" } },
  ],
  ["another field that begins alike", [{ pointer: "/person/emailAddress", code: "email" }], {}],
  ["a section", [{ pointer: "/person", code: "required" }], {}],
  [
    "a code that is not ours",
    [{ pointer: "/family/members", code: "weird" }],
    { familySituation: { members: "choice" } },
  ],
  ["no code", [{ pointer: "/family/members" }], { familySituation: { members: "choice" } }],
  ["no pointer", [{ code: "email" }], {}],
  [
    "two of one step, the first said of each",
    [
      { pointer: "/person/phone", code: "phone" },
      { pointer: "/person/email", code: "email" },
      { pointer: "/person/email", code: "required" },
    ],
    { yourInformation: { email: "email", phone: "phone" } },
  ],
])("an error about %s", (_, errors, refusal) => {
  expect(refusedFields(errors)).toEqual(refusal);
});

it("begins with the first step, whatever the order of the errors", () => {
  const errors = [{ pointer: "/broker" }, { pointer: "/insurance/formula" }];
  expect(Object.keys(refusedFields(errors))).toEqual(["insuranceChoice", "brokerSearch"]);
});
