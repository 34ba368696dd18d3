import { site } from "../settings/site";
import { record } from "./record";

interface Parts {
  hide: (stays: boolean) => void;
  show: () => void;
}

/** The part of the Navigation API that is used; without it the destination is unknown. */
interface Navigation {
  addEventListener(type: "navigate", listener: (event: Navigating) => void): void;
  removeEventListener(type: "navigate", listener: (event: Navigating) => void): void;
}
interface Navigating {
  destination: { url: string; sameDocument: boolean };
}

/**
 * Notifies the batcher when the page is hidden, unloads or comes back. When the destination is a page of this
 * site, that page sends the rest, since the result of a keepalive request is unknown. A question that is left
 * for another site counts as abandoned.
 */
export function watchLeaving(
  { hide, show }: Parts,
  questionAt: (path: string) => string | undefined,
): () => void {
  let stays = false;
  const onNavigate = ({ destination: { url, sameDocument } }: Navigating) => {
    if (!sameDocument) stays = url.startsWith(`${window.location.origin}${site.basePath}/`);
  };
  const onSeen = () => (document.visibilityState === "hidden" ? hide(stays) : show());
  const onGone = () => {
    const step = questionAt(window.location.pathname);
    if (!stays && step) record({ name: "step_abandoned", step });
    hide(stays);
  };
  const onBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    stays = false;
    show();
  };
  const { navigation } = window as Window & { navigation?: Navigation };
  navigation?.addEventListener("navigate", onNavigate);
  document.addEventListener("visibilitychange", onSeen);
  window.addEventListener("pagehide", onGone);
  window.addEventListener("pageshow", onBack);
  return () => {
    navigation?.removeEventListener("navigate", onNavigate);
    document.removeEventListener("visibilitychange", onSeen);
    window.removeEventListener("pagehide", onGone);
    window.removeEventListener("pageshow", onBack);
  };
}
