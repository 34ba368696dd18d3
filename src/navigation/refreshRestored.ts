import { draftChangedElsewhere } from "../draft/draftStorage";

/**
 * A page from the back/forward cache continues where it stopped. When the answers changed meanwhile (sent,
 * erased, edited on a later page) it must not show old ones.
 */
export function refreshRestored(): void {
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted && draftChangedElsewhere()) window.location.reload();
  });
}
