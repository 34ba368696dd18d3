import * as v from "valibot";
import { brokerId } from "./kinds/brokerId";
import { leadPartSchema } from "./leadPartSchema";
import { questions } from "./questions/questions";

const instant = v.pipe(v.string("required"), v.isoTimestamp("date"));
const short = v.pipe(v.string("required"), v.maxLength(200, "tooLong"));

const document = v.object({
  name: v.pipe(short, v.nonEmpty("required")),
  type: short,
  size: v.pipe(
    v.number("number"),
    v.integer("number"),
    v.minValue(0, "tooFew"),
    v.maxValue(100_000_000, "tooMany"),
  ),
  sha256: v.pipe(v.string("required"), v.regex(/^[0-9a-f]{64}$/, "choice")),
});

/** Any language and region, such as `nl-BE`: which ones exist is up to the site. */
const languageTag = v.pipe(v.string("required"), v.regex(/^[a-z]{2,3}-[A-Z]{2}$/, "choice"));

/** What each lead carries beside its answers, before and after them on the wire. */
const before = {
  schema: v.literal("familiale-lead/1", "choice"),
  id: v.pipe(v.string("required"), v.uuid("choice")),
  submittedAt: instant,
  language: languageTag,
  test: v.boolean("choice"),
  build: short,
};
const after = {
  broker: v.nullable(v.object({ id: brokerId, name: short })),
  documents: v.pipe(v.array(document, "required"), v.maxLength(10, "tooMany")),
  consents: v.object({ privacyNoticeShownAt: instant, marketing: v.boolean("choice") }),
  attribution: v.record(v.pipe(v.string(), v.regex(/^utm_[a-z_]{1,32}$/, "choice")), short),
  experiments: v.array(v.object({ key: short, variation: short }), "required"),
};

/** A step whose part of the lead (`lead` in its record) has one of these names does not compile. */
type OtherNames = Partial<Record<keyof typeof before | keyof typeof after, never>> &
  Record<string, unknown>;

/**
 * The lead on the wire (docs/lead-api.md). Field rules are the form's, so that inbox and flow cannot
 * disagree; messages are rule names of `rule.ts`.
 */
export const leadSchema = v.object({
  ...before,
  ...(leadPartSchema(questions) satisfies OtherNames),
  ...after,
});

export type Lead = v.InferOutput<typeof leadSchema>;
