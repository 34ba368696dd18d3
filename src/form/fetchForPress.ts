import { marks } from "../marks/marks";
import { staysEvent } from "../settings/staysEvent";

/** How long a press waits for an answer from renew.js (ms). */
const patienceMs = 8000;

/**
 * Loads code that a press needs, or returns the message for when that fails. If a deploy removed the code,
 * the page reloads and the press, noted in the document, is repeated (offline/renew); else it retries once.
 */
export async function fetchForPress<Code extends object>(
  load: () => Promise<Code>,
): Promise<Code | "form.offline" | "form.stuck"> {
  try {
    return await load();
  } catch {
    marks().pressed = "";
    const reached = window.navigator.onLine && (await stays());
    delete marks().pressed;
    return load().catch(() => (reached ? "form.stuck" : "form.offline"));
  }
}

/** Whether the host was reached; without an answer it counts as reached, so no lost connection is claimed. */
const stays = () =>
  new Promise<boolean>(tell => {
    const hear = (event: Event) => tell((event as CustomEvent<boolean>).detail);
    window.addEventListener(staysEvent, hear, { once: true });
    setTimeout(tell, patienceMs, true);
  });
