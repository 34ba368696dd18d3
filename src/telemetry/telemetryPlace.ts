import type { TelemetryConfig } from "../settings/servicesConfig";

/** What telemetry has to know of the site; nothing of it is personal. */
export interface TelemetryPlace extends TelemetryConfig {
  environment: string;
  /** Version and commit, `1.4.0+abc1234`. */
  build: string;
  /** The id of the step (or the name of the page) at this path. */
  nameOf: (path: string) => string;
  /** The id of the question that is asked at this path. */
  questionAt: (path: string) => string | undefined;
  /** What the visitor typed; none of it may leave. */
  words: () => readonly string[];
}
