import { createStore } from "../store/createStore";
import type { FlagKey, FlagValue } from "./flags";

/** The experiment that a value came from. */
export interface Experiment {
  key: string;
  variation: string;
}

/** One flag in this visit. */
export interface Decision {
  value: unknown;
  experiment?: Experiment;
  /** Shown on a page: fixed for the visit. */
  seen?: boolean;
  /** Its experiment was reported to the console and telemetry. */
  told?: boolean;
  /** Decided earlier in this visit or before it: fixed as well. */
  kept?: boolean;
}

export type Decisions = Partial<Record<FlagKey, Decision>>;

declare global {
  interface Window {
    /** Set by the inline script shell/early/showVariants. */
    variants?: Decisions;
  }
}

/** Decisions so far; a missing flag has its default. */
export const decisions = createStore<Decisions>({}, () => globalThis.window?.variants ?? {});

/** A flag's value; undefined means its default. */
export const getFlag = <Key extends FlagKey>(key: Key) =>
  decisions.get()[key]?.value as FlagValue<Key> | undefined;

/** Like getFlag, for the part that shows it: marks the flag as seen. */
export function seeFlag<Key extends FlagKey>(key: Key): FlagValue<Key> | undefined {
  const decision = decisions.get()[key];
  if (decision && !decision.seen) {
    decision.seen = true;
    decisions.set(decisions.get());
  }
  return getFlag(key);
}
