import { getDecisions, setDecisions, subscribeDecisions } from "../flags/decisions";
import { record } from "../telemetry/record";

/** Tells each experiment once a visit, when it was seen: in the console, and to telemetry. */
export function logExperiments(): void {
  const tell = () => {
    const news = Object.values(getDecisions()).filter(
      decision => decision?.seen && decision.experiment && !decision.told,
    );
    for (const decision of news) {
      decision.told = true;
      const { key = "", variation = "" } = decision.experiment ?? {};
      // biome-ignore lint/suspicious/noConsole: asked for by those who run experiments
      console.info("Experiment seen:", key, variation);
      record({ name: "experiment_seen", experiment: key, variation });
    }
    if (news.length > 0) setDecisions(getDecisions());
  };
  subscribeDecisions(tell);
  tell();
}
