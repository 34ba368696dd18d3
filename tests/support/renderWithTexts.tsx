import "../../src/shell/live/siteKit";
import { render } from "@testing-library/react";
import type { i18n } from "i18next";
import type { ReactElement } from "react";
import { I18nextProvider } from "react-i18next";
import type { StepContext } from "../../src/flow/stepContext";
import { StepFacts } from "../../src/navigation/useStepFacts";
import { dutchTexts } from "./dutchTexts";
import { withPrefix } from "./gatsby";

let texts: i18n | undefined;

/** The element with the texts that visitors read. */
export function withTexts(element: ReactElement) {
  texts ??= dutchTexts();
  return <I18nextProvider i18n={texts}>{element}</I18nextProvider>;
}

/** The same on the page of a step, with what the build knows for it. */
export function renderWithTexts(element: ReactElement, facts: Partial<StepContext> = {}) {
  const brokers = { base: "brokers/x", count: 0, near: [] as const };
  const known = { brokers, places: withPrefix("/places.json"), build: "1.0.0+abc", ...facts };
  window.___loader ??= { loadPage: async () => ({ json: { pageContext: known } }) };
  const page = (content: ReactElement) =>
    withTexts(<StepFacts.Provider value={known}>{content}</StepFacts.Provider>);
  const { rerender, ...rest } = render(page(element));
  return { ...rest, rerender: (next: ReactElement) => rerender(page(next)) };
}
