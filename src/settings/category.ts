/** Categories of consent: measuring, experiments, marketing scripts. */
export type Category = "telemetry" | "experiments" | "marketing";
