import { type Experiment, getDecisions } from "./decisions";

/**
 * The experiments that this visitor saw in this visit, in the form of the lead (contracts). Whatever a
 * host of flags named them, and whatever became of it on the device: the lead must not be refused for it.
 */
export const seenExperiments = (): Experiment[] =>
  Object.values(getDecisions()).flatMap(decision => {
    const { key, variation } = decision?.experiment ?? {};
    return decision?.seen && key && variation
      ? [{ key: short(key), variation: short(variation) }]
      : [];
  });

const short = (name: unknown) => String(name).slice(0, 200);
