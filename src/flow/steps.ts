import type { Step } from "./step";

/** The flow, in order. Everything else (pages, stepper, next and previous) derives from this list. */
export const steps: readonly Step[] = [
  {
    id: "welcome",
    path: "/",
    chapter: 0,
    label: "step.welcome",
    next: "insuranceChoice",
  },
  {
    id: "insuranceChoice",
    path: "/verzekeringskeuze/",
    chapter: 1,
    label: "step.insuranceChoice",
    previous: "welcome",
    next: "familySituation",
    validation: "insuranceChoice",
  },
  {
    id: "familySituation",
    path: "/gezinssituatie/",
    chapter: 2,
    label: "step.familySituation",
    previous: "insuranceChoice",
    next: "yourInformation",
    validation: "familySituation",
  },
  {
    id: "yourInformation",
    path: "/uw-gegevens/",
    chapter: 3,
    label: "step.yourInformation",
    previous: "familySituation",
    next: "brokerSearch",
    validation: "yourInformation",
  },
  {
    id: "brokerSearch",
    path: "/makelaar/",
    chapter: 4,
    label: "step.brokerSearch",
    previous: "yourInformation",
    next: "thankYou",
    validation: "brokerSearch",
  },
  {
    id: "thankYou",
    path: "/bedankt/",
    chapter: 5,
    label: "step.thankYou",
  },
  {
    id: "technicalDifficulties",
    path: "/technische-problemen/",
    chapter: 4,
    label: "step.technicalDifficulties",
    previous: "brokerSearch",
  },
];
