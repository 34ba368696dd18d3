import type bundled from "../../locales/nl-BE/consent.json";
import { shownOverlay } from "../i18n/overlay";
import { pageLanguage } from "../language/pageLanguage";
import { site } from "../settings/site";
import { useStore } from "../store/createStore";

export type ConsentTexts = typeof bundled;
export type ConsentText = (key: keyof ConsentTexts, values?: Record<string, string>) => string;

/** The bar's texts in the page's language, loaded with the bar. Missing ones are in the site's first language. */
export async function loadConsentTexts(): Promise<ConsentTexts> {
  const read = async (language: string): Promise<Partial<ConsentTexts>> =>
    (await import(/* webpackMode: "eager" */ `../../locales/${language}/consent.json`)).default;
  const [first, own] = await Promise.all([
    read(site.language),
    read(pageLanguage()).catch(() => ({})),
  ]);
  return { ...first, ...own } as ConsentTexts;
}

/** The texts, overridden by the host's live ones. */
export function useConsentText(texts: ConsentTexts): ConsentText {
  const overlay = useStore(shownOverlay);
  const laid = { ...texts, ...overlay?.over("consent", texts, pageLanguage()) };
  return (key, values = {}) =>
    laid[key].replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}
