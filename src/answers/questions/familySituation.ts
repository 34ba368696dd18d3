import type { StepQuestions } from "./question";

export const familySituation = {
  lead: "family",
  questions: {
    situation: { kind: "choice", codes: ["alleenstaand", "koppel", "gezin", "samenhuizend"] },
    members: {
      ...{ kind: "count", min: 1, max: 99, start: 2, hint: true },
      when: { question: "situation", is: ["gezin", "samenhuizend"] },
      implied: { alleenstaand: 1, koppel: 2 },
      leastWhen: { question: "situation", is: "gezin", min: 2 },
    },
    ageBand: { kind: "choice", codes: ["18-59", "60+"], hint: true },
    claims: {
      kind: "choice",
      codes: ["ja", "nee", "weetniet"],
      worded: true,
      hint: true,
      inLead: { nee: 0, ja: "claimsCount", weetniet: null },
    },
    claimsCount: {
      ...{ kind: "count", min: 1, max: 20 },
      when: { question: "claims", is: "ja" },
      partOf: "claims",
    },
    cancelledBefore: {
      kind: "choice",
      codes: ["nee", "ja"],
      optional: true,
      hint: true,
      recent: true,
    },
    currentInsurer: { kind: "line", max: 80, optional: true, hint: true },
  },
} as const satisfies StepQuestions;
