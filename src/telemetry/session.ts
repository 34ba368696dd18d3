import type { StorageName } from "../settings/storageName";

/** Kept in localStorage, after consent to telemetry only. */
export const sessionKey = "familiale:session" satisfies StorageName;

const dayMs = 24 * 3600 * 1000;

export interface Session {
  /** Random; identifies a visit, not a person. */
  id: string;
  /** Milliseconds since 1970. */
  began: number;
  last: number;
  /** Counts the pages loaded in it. */
  sequence: number;
}

/** The stored session, or a new one after `minutes` idle or 24 h. `arriving` counts a page load. */
export function nextSession(
  former: Session | undefined,
  now: number,
  minutes: number,
  arriving = false,
): Session {
  const idle = former ? now - former.last : 0;
  const age = former ? now - former.began : 0;
  // A clock that was set back must not make a session last.
  if (!former || idle < 0 || idle >= Math.max(1, minutes) * 60_000 || age < 0 || age >= dayMs)
    return { id: randomHex(16), began: now, last: now, sequence: 1 };
  return { ...former, last: now, sequence: former.sequence + (arriving ? 1 : 0) };
}

let unkept: Session | undefined;

/** The same, stored on the device; without storage it lasts as long as the page. */
export function touchSession(minutes: number, arriving = false): Session {
  const session = nextSession(readSession() ?? unkept, Date.now(), minutes, arriving);
  unkept = session;
  try {
    localStorage.setItem(sessionKey, JSON.stringify(session));
  } catch {}
  return session;
}

export function forgetSession(): void {
  unkept = undefined;
  try {
    localStorage.removeItem(sessionKey);
  } catch {}
}

function readSession(): Session | undefined {
  try {
    const { id, began, last, sequence } = JSON.parse(localStorage.getItem(sessionKey) ?? "");
    if (typeof id !== "string" || ![began, last, sequence].every(Number.isFinite)) return undefined;
    return { id, began, last, sequence };
  } catch {
    return undefined;
  }
}

/** Random hex digits, two per byte. */
export const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map(byte => byte.toString(16).padStart(2, "0"))
    .join("");
