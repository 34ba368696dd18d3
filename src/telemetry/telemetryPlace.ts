import type { TelemetryConfig } from "../settings/servicesConfig";

/** What telemetry needs to know of the site. */
export interface TelemetryPlace extends TelemetryConfig {
  environment: string;
  /** Version and commit, `1.4.0+abc1234`. */
  build: string;
  /** The id of the step (or the name of the page) at this path. */
  nameOf: (path: string) => string;
  /** The id of the question that is asked at this path. */
  questionAt: (path: string) => string | undefined;
  /** What the visitor typed; it must be scrubbed. */
  words: () => readonly string[];
}
