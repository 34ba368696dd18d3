import { decisions } from "../../flags/decisions";
import { record } from "../../telemetry/record";

/** Reports each experiment once per visit, when seen: to the console and to telemetry. */
export function logExperiments(): void {
  const tell = () => {
    const news = Object.values(decisions.get()).filter(
      decision => decision?.seen && decision.experiment && !decision.told,
    );
    for (const decision of news) {
      decision.told = true;
      const { key = "", variation = "" } = decision.experiment ?? {};
      // biome-ignore lint/suspicious/noConsole: asked for by those who run experiments
      console.info("Experiment seen:", key, variation);
      record({ name: "experiment_seen", experiment: key, variation });
    }
    if (news.length > 0) decisions.set(decisions.get());
  };
  decisions.subscribe(tell);
  tell();
}
