import * as v from "valibot";
import { line } from "./kinds/line";
import { optional } from "./kinds/optional";
import { wholeNumber } from "./kinds/wholeNumber";
import { claimsLimits, membersLimits } from "./limits";

export const situations = ["alleenstaand", "koppel", "gezin", "samenhuizend"] as const;
export const ageBands = ["18-59", "60+"] as const;
export const claimsAnswers = ["ja", "nee"] as const;

const asked = v.object({
  situation: v.picklist(situations, "required"),
  members: wholeNumber(membersLimits.min, membersLimits.max),
  ageBand: v.picklist(ageBands, "required"),
  claims: v.picklist(claimsAnswers, "required"),
  claimsCount: optional(wholeNumber(claimsLimits.min, claimsLimits.max)),
  currentInsurer: optional(line(80)),
});

/** Step 2: who lives there, how old, which claims. Claims are counted only after "ja". */
export const familySituation = v.pipe(
  v.looseObject({ claims: v.optional(v.unknown()) }),
  // What was typed before "nee" no longer counts, whatever it is.
  v.transform(
    raw => (raw.claims === "ja" ? raw : { ...raw, claimsCount: "" }) as v.InferInput<typeof asked>,
  ),
  asked,
  v.forward(
    v.partialCheck(
      [["claims"], ["claimsCount"]],
      ({ claims, claimsCount }) => claims !== "ja" || claimsCount !== null,
      "required",
    ),
    ["claimsCount"],
  ),
);

export type FamilySituation = v.InferOutput<typeof familySituation>;
