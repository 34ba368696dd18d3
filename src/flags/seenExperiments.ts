import { decisions, type Experiment } from "./decisions";

/** The experiments seen in this visit. Long names are cut: the lead must not be refused for them. */
export const seenExperiments = (): Experiment[] =>
  Object.values(decisions.get()).flatMap(decision => {
    const { key, variation } = decision?.experiment ?? {};
    return decision?.seen && key && variation
      ? [{ key: short(key), variation: short(variation) }]
      : [];
  });

const short = (name: unknown) => String(name).slice(0, 200);
