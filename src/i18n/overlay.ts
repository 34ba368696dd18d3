import type { i18n } from "i18next";
import { createStore, useStore } from "../store/createStore";

/** Texts over the bundled ones: live texts, or text keys in a preview. */
export interface Overlay {
  /** Replacements for one namespace of a language. */
  over(
    namespace: string,
    bundled: Record<string, string>,
    language: string,
  ): Record<string, string>;
}

/** Applies to the page on screen and all later ones. */
export const shownOverlay = createStore<Overlay | undefined>(undefined);
const laid = new WeakMap<i18n, Overlay>();

/** Applies the overlay to this page's texts. The first render shows those of the static HTML. */
export function useOverlay(texts: i18n): void {
  const overlay = useStore(shownOverlay);
  if (!overlay || laid.get(texts) === overlay) return;
  laid.set(texts, overlay);
  const { language, store } = texts;
  for (const [namespace, bundled] of Object.entries(store.data[language] ?? {})) {
    const over = overlay.over(namespace, bundled as Record<string, string>, language);
    texts.addResourceBundle(language, namespace, over, false, true);
  }
}
