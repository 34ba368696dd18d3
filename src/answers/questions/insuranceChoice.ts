import type { StepQuestions } from "./question";

export const insuranceChoice = {
  lead: "insurance",
  questions: {
    formula: { kind: "choice", codes: ["basis", "uitgebreid", "advies"], described: true },
    options: {
      kind: "choices",
      codes: ["rechtsbijstand", "hond", "paarden", "drone", "bijverdienste", "samenhuizen"],
      // Asked once, as the situation `samenhuizend`.
      retired: ["samenhuizen"],
      described: true,
      hint: true,
    },
    startDate: { kind: "date", optional: true, hint: true },
  },
} as const satisfies StepQuestions;
