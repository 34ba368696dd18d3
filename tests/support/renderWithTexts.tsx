import "../../src/shell/siteKit";
import { render } from "@testing-library/react";
import type { i18n } from "i18next";
import type { ReactElement } from "react";
import { I18nextProvider } from "react-i18next";
import { dutchTexts } from "./dutchTexts";

let texts: i18n | undefined;

/** The element with the texts that visitors read. */
export function withTexts(element: ReactElement) {
  texts ??= dutchTexts();
  return <I18nextProvider i18n={texts}>{element}</I18nextProvider>;
}

export function renderWithTexts(element: ReactElement) {
  const { rerender, ...rest } = render(withTexts(element));
  return { ...rest, rerender: (next: ReactElement) => rerender(withTexts(next)) };
}
