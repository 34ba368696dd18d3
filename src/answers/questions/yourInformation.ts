import type { StepQuestions } from "./question";

export const yourInformation = {
  lead: "person",
  questions: {
    firstName: { kind: "name", max: 80, row: "name" },
    lastName: { kind: "name", max: 80, row: "name" },
    contactBy: { kind: "choice", codes: ["email", "phone"], hint: true, before: "message" },
    email: {
      ...{ kind: "email", max: 254, hint: true },
      optional: true,
      neededWhen: { question: "contactBy", is: "email", rule: "required" },
    },
    phone: {
      kind: "phone",
      optional: true,
      neededWhen: { question: "contactBy", is: "phone", rule: "phoneNeeded" },
      hint: true,
    },
    callAt: {
      kind: "choices",
      codes: ["voormiddag", "namiddag", "avond"],
      hint: true,
      when: { question: "contactBy", is: "phone" },
      recent: true,
    },
    contactLanguage: {
      kind: "choice",
      codes: ["nl", "fr", "de", "en"],
      optional: true,
      hint: true,
      recent: true,
    },
    postcode: { kind: "postcode", row: "home" },
    municipality: { kind: "line", max: 60, row: "home", hint: true },
    message: { kind: "text", max: 500, optional: true, hint: true },
    document: { kind: "files", optional: true },
  },
} as const satisfies StepQuestions;
