import type { StepId } from "../flow/step";

/** Events for a tag manager (docs/data-layer.md); nothing personal. */
export type DataEvent =
  /** A step is shown. */
  | { event: "step_view"; step: StepId; chapter: number }
  /** A question step was answered, and the visitor went on. */
  | { event: "step_complete"; step: StepId; chapter: number }
  /** A lead was accepted. Without its reference, which leads to a person. */
  | { event: "lead_accepted" };

declare global {
  interface Window {
    /** Exists only while marketing scripts run, so only with consent. */
    dataLayer?: { push(event: DataEvent): unknown };
  }
}

/** Passes an event to the marketing scripts, if any run. */
export function tellTags(event: DataEvent): void {
  window.dataLayer?.push(event);
}
