import type { StepId } from "../flow/step";

/** What a tag manager is told (docs/data-layer.md). Nothing in it is about a person. */
export type DataEvent =
  /** A step is on screen. */
  | { event: "step_view"; step: StepId; chapter: number }
  /** A question step was answered, and the visitor went on. */
  | { event: "step_complete"; step: StepId; chapter: number }
  /** A request was received and has a reference; that stays out of here, as it leads to a person. */
  | { event: "lead_accepted" };

declare global {
  interface Window {
    /** There only while marketing scripts run, so only with consent. */
    dataLayer?: { push(event: DataEvent): unknown };
  }
}

/** Tells the scripts of marketers, when there are any. */
export function tellTags(event: DataEvent): void {
  window.dataLayer?.push(event);
}
