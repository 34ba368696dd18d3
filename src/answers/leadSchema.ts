import * as v from "valibot";
import { ageBands, situations } from "./familySituation";
import { formulas, options } from "./insuranceChoice";
import { email } from "./kinds/email";
import { line } from "./kinds/line";
import { message } from "./kinds/message";
import { personName } from "./kinds/personName";
import { phone } from "./kinds/phone";
import { postcode } from "./kinds/postcode";
import { realDate } from "./kinds/realDate";
import { claimsLimits, membersLimits } from "./limits";
import { contactWays } from "./yourInformation";

const instant = v.pipe(v.string("required"), v.isoTimestamp("date"));
const day = v.pipe(v.string("required"), v.check(realDate, "date"));
const counted = (min: number, max: number) =>
  v.pipe(
    v.number("number"),
    v.integer("number"),
    v.minValue(min, "tooFew"),
    v.maxValue(max, "tooMany"),
  );
const short = v.pipe(v.string("required"), v.maxLength(200, "tooLong"));

const document = v.object({
  name: v.pipe(short, v.nonEmpty("required")),
  type: short,
  size: counted(0, 100_000_000),
  sha256: v.pipe(v.string("required"), v.regex(/^[0-9a-f]{64}$/, "choice")),
});

/** Language and region, such as `nl-BE`: which ones there are is up to the site. */
const languageTag = v.pipe(v.string("required"), v.regex(/^[a-z]{2,3}-[A-Z]{2}$/, "choice"));

/** The lead as it travels (docs/lead-api.md). Field rules are those of the form, so that the inbox
 * and the flow cannot disagree; messages are the rule names of `rule.ts`. */
export const leadSchema = v.object({
  schema: v.literal("familiale-lead/1", "choice"),
  id: v.pipe(v.string("required"), v.uuid("choice")),
  submittedAt: instant,
  language: languageTag,
  test: v.boolean("choice"),
  build: short,
  insurance: v.object({
    formula: v.picklist(formulas, "choice"),
    options: v.array(v.picklist(options, "choice"), "required"),
    startDate: v.nullable(day),
  }),
  family: v.object({
    situation: v.picklist(situations, "choice"),
    members: counted(membersLimits.min, membersLimits.max),
    ageBand: v.picklist(ageBands, "choice"),
    claims: counted(0, claimsLimits.max),
    currentInsurer: v.nullable(line(80)),
  }),
  person: v.object({
    firstName: personName,
    lastName: personName,
    email,
    phone: v.nullable(phone),
    postcode,
    municipality: line(60),
    contactBy: v.picklist(contactWays, "choice"),
    message: v.nullable(message),
  }),
  broker: v.nullable(
    v.object({
      id: v.pipe(v.string("required"), v.regex(/^[a-z\d-]{1,64}$/, "broker")),
      name: short,
    }),
  ),
  documents: v.pipe(v.array(document, "required"), v.maxLength(10, "tooMany")),
  consents: v.object({ privacyNoticeShownAt: instant, marketing: v.boolean("choice") }),
  attribution: v.record(v.pipe(v.string(), v.regex(/^utm_[a-z_]{1,32}$/, "choice")), short),
  experiments: v.array(v.object({ key: short, variation: short }), "required"),
});

export type Lead = v.InferOutput<typeof leadSchema>;
