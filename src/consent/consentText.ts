import { useSyncExternalStore } from "react";
import type bundled from "../../locales/nl-BE/consent.json";
import { currentOverlay, subscribeOverlay } from "../i18n/overlay";
import { pageLanguage } from "../settings/pageLanguage";
import { site } from "../settings/site";

export type ConsentTexts = typeof bundled;
export type ConsentText = (key: keyof ConsentTexts, values?: Record<string, string>) => string;

/** The texts of the bar in the language of the page; they travel with the bar, not with the pages. */
export async function loadConsentTexts(): Promise<ConsentTexts> {
  const read = async (language: string) =>
    (await import(/* webpackMode: "eager" */ `../../locales/${language}/consent.json`)).default;
  return read(pageLanguage()).catch(() => read(site.language));
}

/** Reads them, with the live ones of the host laid over them. */
export function useConsentText(texts: ConsentTexts): ConsentText {
  const overlay = useSyncExternalStore(subscribeOverlay, currentOverlay);
  const laid = { ...texts, ...overlay?.over("consent", texts, pageLanguage()) };
  return (key, values = {}) =>
    laid[key].replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}
