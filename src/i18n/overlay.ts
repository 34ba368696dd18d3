import type { i18n } from "i18next";
import { useSyncExternalStore } from "react";

/** Texts laid over those of the build: live ones, or the names of the keys in a preview. */
export interface Overlay {
  /** Its own texts for one namespace of a language, in place of bundled ones. */
  over(
    namespace: string,
    bundled: Record<string, string>,
    language: string,
  ): Record<string, string>;
}

let current: Overlay | undefined;
const listeners = new Set<() => void>();
const laid = new WeakMap<i18n, Overlay>();

/** From now on every page shows these; the page on screen too. */
export function showOverlay(overlay: Overlay): void {
  current = overlay;
  for (const listener of listeners) listener();
}

export function currentOverlay(): Overlay | undefined {
  return current;
}

export function subscribeOverlay(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Lays the overlay over the texts of this page, whose i18n is a new one for each page. The first
 * render shows what the static HTML has.
 */
export function useOverlay(texts: i18n): void {
  const overlay = useSyncExternalStore(subscribeOverlay, currentOverlay, () => undefined);
  if (!overlay || laid.get(texts) === overlay) return;
  laid.set(texts, overlay);
  const { language, store } = texts;
  for (const [namespace, bundled] of Object.entries(store.data[language] ?? {})) {
    const over = overlay.over(namespace, bundled as Record<string, string>, language);
    texts.addResourceBundle(language, namespace, over, false, true);
  }
}
