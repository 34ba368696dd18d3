import { readdirSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { checkAnswers } from "../../../src/answers/checkAnswers";
import { brokerId } from "../../../src/answers/kinds/brokerId";
import { calendarDate } from "../../../src/answers/kinds/calendarDate";
import { codes } from "../../../src/answers/kinds/codes";
import { email } from "../../../src/answers/kinds/email";
import { emailCorrection } from "../../../src/answers/kinds/emailCorrection";
import { enterpriseNumber } from "../../../src/answers/kinds/enterpriseNumber";
import { foreignPostcode } from "../../../src/answers/kinds/foreignPostcode";
import { holdsRegisterNumber } from "../../../src/answers/kinds/holdsRegisterNumber";
import { toIsoDate } from "../../../src/answers/kinds/isoDate";
import { line } from "../../../src/answers/kinds/line";
import { lines } from "../../../src/answers/kinds/lines";
import { measured } from "../../../src/answers/kinds/measured";
import { monthNumber } from "../../../src/answers/kinds/monthNumber";
import { optional } from "../../../src/answers/kinds/optional";
import { personName } from "../../../src/answers/kinds/personName";
import { phone } from "../../../src/answers/kinds/phone";
import { phoneReadings } from "../../../src/answers/kinds/phoneReadings";
import { postcode } from "../../../src/answers/kinds/postcode";
import { postcodeIn } from "../../../src/answers/kinds/postcodeIn";
import { realDate } from "../../../src/answers/kinds/realDate";
import { textLength } from "../../../src/answers/kinds/textLength";
import { toE164 } from "../../../src/answers/kinds/toE164";
import { typedDigits } from "../../../src/answers/kinds/typedDigits";
import { wholeNumber } from "../../../src/answers/kinds/wholeNumber";
import { wrongDateParts } from "../../../src/answers/kinds/wrongDateParts";
import { leadSchema } from "../../../src/answers/leadSchema";
import { type QuestionStep, questions } from "../../../src/answers/questions/questions";
import { remarkOn } from "../../../src/answers/remarkOn";
import { validations } from "../../../src/flow/validations";
import { growsTooFast, hostileTexts, type Parser } from "../../support/hostileText";

const schema = (of: v.GenericSchema) => (text: string) => v.safeParse(of, text);
/** Each file of answers/kinds, and what is tried on it: the text, and what it almost has to be. */
const kinds: Record<string, Parser> = {
  brokerId: [schema(brokerId)],
  calendarDate: [text => v.safeParse(calendarDate, { day: text, month: text, year: text })],
  codes: [schema(codes(["hond", "drone"]))],
  email: [schema(email(254)), ["a@", ".b"], ["", "@b.be"], ["a@b.", "!"]],
  emailCorrection: [emailCorrection, ["jan@", "gmial.com"], ["jan@gmial", ".com"]],
  enterpriseNumber: [enterpriseNumber, ["BE", "x"], ["0", "x"]],
  foreignPostcode: [foreignPostcode, ["nl", "1012 AB"], ["1012", "!"]],
  holdsRegisterNumber: [holdsRegisterNumber, ["85.07.30", "033-61"]],
  isoDate: [text => toIsoDate({ day: text, month: text, year: text }), ["1", "1"]],
  line: [schema(line(80))],
  lines: [schema(lines(500))],
  measured: [schema(measured(100, "tooLong"))],
  monthNumber: [monthNumber, ["maart", "."]],
  optional: [schema(optional(line(80)))],
  personName: [schema(personName(80)), ["", "!"]],
  phone: [schema(phone), ["0", "0"]],
  phoneReadings: [phoneReadings, ["0470 12 34 56", "x"], ["06", "12"]],
  postcode: [schema(postcode), ["9000", "1"]],
  postcodeIn: [postcodeIn, ["9000", "1"], ["be", "9000"], ["nl", "2300 AA"]],
  realDate: [realDate, ["2026-01-", ""]],
  textLength: [textLength],
  toE164: [toE164, ["0", "0"], ["+32(0", "(0)"], ["tel", ":0470"], ["0470 12 34 56", "ext"]],
  typedDigits: [typedDigits, ["1", "1"]],
  wholeNumber: [schema(wholeNumber(1, 15)), ["-", "x"]],
  wrongDateParts: [text => wrongDateParts({ day: text, month: text, year: text }), ["1", "x"]],
};
/** These take a text of any length: whoever calls them has measured it. */
const measuredBefore = ["tidyText", "visibleText", "isoToday"];

/** All questions of a step at once; what ends an instant is tried on each. */
const steps = Object.entries(validations).map(([id, of]): [string, Parser] => [
  `the rules of ${id}`,
  [text => checkAnswers(of, allOf(id, text)), ["2026-11-28T", "Z"]],
]);
const allOf = (id: string, text: string) =>
  Object.fromEntries(
    Object.keys(questions[id as QuestionStep].questions).map(name => [name, text]),
  );
const rules: Record<string, Parser> = {
  ...Object.fromEntries(steps),
  "a remark on a text": [text => remarkOn("message", text), ["85.07.30", "-033-61"]],
  "a remark on an address": [text => remarkOn("email", text), ["jan@", ".com"]],
  "the lead": [
    text => {
      const sections = Object.entries(leadSchema.entries).map(([name, entry]) => [
        name,
        "entries" in entry
          ? Object.fromEntries(Object.keys(entry.entries).map(key => [key, text]))
          : text,
      ]);
      return v.safeParse(leadSchema, {
        ...Object.fromEntries(sections),
        broker: { id: text, name: text },
        attribution: { [text]: text },
        documents: [{ name: text, type: text, size: 1, sha256: text }],
      });
    },
  ],
};

describe("a text of 100 kB takes no more time than its length explains", () => {
  it("in every kind of answer", () => {
    const names = readdirSync("src/answers/kinds").map(file => path.parse(file).name);
    expect([...Object.keys(kinds), ...measuredBefore].sort()).toEqual(names.sort());
  });

  it.each(Object.entries({ ...kinds, ...rules }))("%s", (_, [parse, ...almost]) => {
    for (const [name, make] of hostileTexts(almost))
      expect(growsTooFast(parse, make), name).toBe(false);
  });
});

it.each([
  ["phone", phone],
  ["postcode", postcode],
  ["number", wholeNumber(1, 15)],
  ["tooLong", line(80)],
  ["tooLong", lines(500)],
  ["tooLong", email(254)],
])("who writes too much is told so by the rule %s", (rule, of: v.GenericSchema) => {
  const { issues } = v.safeParse(of, "9".repeat(100_000));
  expect(issues?.map(issue => issue.message)).toEqual([rule]);
});
