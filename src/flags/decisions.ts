import type { FlagKey, FlagValue } from "./flags";

/** A real experiment that a value came from. */
export interface Experiment {
  key: string;
  variation: string;
}

/** What holds for one flag in this visit. */
export interface Decision {
  value: unknown;
  experiment?: Experiment;
  /** A page showed it: it stays for the visit. */
  seen?: boolean;
  /** Its experiment was told to the console and to telemetry. */
  told?: boolean;
  /** Decided earlier in this visit, or before it: it stays as well. */
  kept?: boolean;
}

export type Decisions = Partial<Record<FlagKey, Decision>>;

declare global {
  interface Window {
    /** Left by the inline script shell/showVariants. */
    variants?: Decisions;
  }
}

let decisions: Decisions = globalThis.window?.variants ?? {};
const listeners = new Set<() => void>();

/** What was decided so far; a flag that is missing has its default. */
export const getDecisions = () => decisions;

export function setDecisions(next: Decisions): void {
  decisions = next;
  for (const listener of listeners) listener();
}

export function subscribeDecisions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The value of a flag; undefined stands for its default. */
export const getFlag = <Key extends FlagKey>(key: Key) =>
  decisions[key]?.value as FlagValue<Key> | undefined;

/** The same, for who shows it now: from here on it counts as seen. */
export function seeFlag<Key extends FlagKey>(key: Key): FlagValue<Key> | undefined {
  const decision = decisions[key];
  if (decision && !decision.seen) {
    decision.seen = true;
    setDecisions(decisions);
  }
  return getFlag(key);
}
