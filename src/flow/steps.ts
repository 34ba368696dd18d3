// The order of the flow, and when one may go on; for build and browser, so no React, Gatsby or DOM.

import { inOrder, type Page } from "./inOrder";

/** The pages of the flow in order; chapters, stepper, next and previous derive from this list. */
export const pages: readonly Page[] = [
  { id: "welcome", path: "/" },
  { id: "insuranceChoice", path: "/verzekeringskeuze/", asks: "insuranceChoice" },
  { id: "familySituation", path: "/gezinssituatie/", asks: "familySituation" },
  { id: "yourInformation", path: "/uw-gegevens/", asks: "yourInformation" },
  { id: "brokerSearch", path: "/makelaar/", asks: "brokerSearch" },
  { id: "thankYou", path: "/bedankt/" },
  { id: "technicalDifficulties", path: "/technische-problemen/", beside: "brokerSearch" },
];

export const steps = inOrder(pages);
