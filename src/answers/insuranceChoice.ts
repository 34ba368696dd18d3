import * as v from "valibot";
import { calendarDate } from "./kinds/calendarDate";
import { codes } from "./kinds/codes";

export const formulas = ["basis", "uitgebreid", "advies"] as const;
export const options = [
  "rechtsbijstand",
  "hond",
  "paarden",
  "drone",
  "bijverdienste",
  "samenhuizen",
] as const;

/** Step 1: which formula, what else fits, from when. */
export const insuranceChoice = v.object({
  formula: v.picklist(formulas, "required"),
  options: codes(options),
  startDate: calendarDate,
});

export type InsuranceChoice = v.InferOutput<typeof insuranceChoice>;
