import { draftChangedElsewhere } from "../draft/draftStorage";

/**
 * A page that comes back from the back/forward cache works on where it stopped. Only when the
 * answers changed meanwhile (sent, erased, filled in on a page loaded anew) it must not show old ones.
 */
export function refreshRestored(): void {
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted && draftChangedElsewhere()) window.location.reload();
  });
}
