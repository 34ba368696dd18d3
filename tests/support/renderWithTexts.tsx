import { render } from "@testing-library/react";
import type { i18n } from "i18next";
import type { ReactElement } from "react";
import { I18nextProvider } from "react-i18next";
import { dutchTexts } from "./dutchTexts";

let texts: i18n | undefined;

/** Renders with the texts that visitors read. */
export function renderWithTexts(element: ReactElement) {
  texts ??= dutchTexts();
  const i18n = texts;
  return render(element, {
    wrapper: ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>,
  });
}
