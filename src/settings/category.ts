/** What a visitor is asked about: measuring, experiments, and scripts of marketers. */
export type Category = "telemetry" | "experiments" | "marketing";
