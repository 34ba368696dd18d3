import type { ConfigKey, ConfigSection } from "./configKey";

/** The keys that only services read, as in configSchema; no page has them from the start. */
export const servicesSchema = {
  /** What operators call this place; goes along with telemetry. */
  environment: ["local", "environment"],
  flags: {
    /** The host decides, and does not tell its rules. */
    remoteEval: [false, "flag"],
    /** Changes come in while a page is open. */
    streaming: [true, "flag"],
  },
  telemetry: {
    /** The name of this site there: letters, digits, spaces, `_` and `-`. */
    serviceName: ["familiale-verzekering", "serviceName"],
    /** Share of page loads, steps and requests that are measured in detail; the flow's events are always sent. */
    sampleRate: [1, "number", 0, 1],
    /** A session ends after so many quiet minutes, and after 24 hours. */
    sessionMinutes: [30, "whole", 1, 1440],
    /** Origins whose requests get a `traceparent` header; no others do, the site's own neither. */
    traceOrigins: [[], "addresses"],
  },
} as const satisfies Record<string, ConfigKey | ConfigSection>;
