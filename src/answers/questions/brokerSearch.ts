import type { StepQuestions } from "./question";

export const brokerSearch = {
  questions: {
    brokerPlace: { kind: "aid" },
    /** Kilometres in a straight line. */
    radius: { kind: "range", min: 5, max: 50, start: 10 },
    brokerName: { kind: "aid" },
    broker: { kind: "broker", pointer: "/broker", hint: true },
    /** The broker's name as shown, so that sending needs no lookup. */
    brokerLabel: { kind: "label" },
    /** When the privacy notice was first shown. */
    noticeShownAt: { kind: "instant", pointer: "/consents/privacyNoticeShownAt" },
    marketing: { kind: "tick", pointer: "/consents/marketing" },
  },
} as const satisfies StepQuestions;
