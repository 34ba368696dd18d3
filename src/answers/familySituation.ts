import * as v from "valibot";
import { line } from "./kinds/line";
import { optional } from "./kinds/optional";
import { wholeNumber } from "./kinds/wholeNumber";

export const situations = ["alleenstaand", "koppel", "gezin", "samenhuizend"] as const;
export const ageBands = ["18-59", "60+"] as const;
export const claimsAnswers = ["ja", "nee"] as const;
export const membersLimits = { min: 1, max: 15 } as const;
export const claimsLimits = { min: 1, max: 20 } as const;

/** Step 2: who lives there, how old, which claims. Claims are counted only after "ja". */
export const familySituation = v.intersect([
  v.object({
    situation: v.picklist(situations, "required"),
    members: wholeNumber(membersLimits.min, membersLimits.max),
    ageBand: v.picklist(ageBands, "required"),
    currentInsurer: optional(line(80)),
  }),
  v.variant(
    "claims",
    [
      v.object({ claims: v.literal("ja"), claimsCount: wholeNumber(claimsLimits.min, claimsLimits.max) }),
      v.object({ claims: v.literal("nee") }),
    ],
    "required",
  ),
]);

export type FamilySituation = v.InferOutput<typeof familySituation>;
