import { type FeatureApiResponse, GrowthBook } from "@growthbook/growthbook-react";
import type { Decisions, Experiment } from "./decisions";
import { type FlagKey, flags } from "./flags";

/** The library may only compute values: no page changes, scripts or redirects, whatever the flag host says. */
export const onlyValues = {
  disableVisualExperiments: true,
  disableJsInjection: true,
  disableUrlRedirectExperiments: true,
  disableExperimentsOnLoad: true,
} as const;

/**
 * Decisions from a flag host's payload; without `id` no experiments. Unknown flags and unlisted values are ignored.
 */
export function evaluate(payload: unknown, id?: string): Decisions {
  let viewed: Experiment[] = [];
  const decisions: Decisions = {};
  try {
    const judge = new GrowthBook({
      ...onlyValues,
      // By default the library takes the full address, whose query can force variations.
      url: window.location.origin + window.location.pathname,
      attributes: id === undefined ? {} : { id },
      enabled: id !== undefined,
      trackingCallback: ({ key }, result) => {
        if (result.inExperiment) viewed.push({ key, variation: result.key });
      },
    }).initSync({ payload: payload as FeatureApiResponse });
    for (const key of Object.keys(flags) as FlagKey[]) {
      viewed = [];
      const { value } = judge.evalFeature(key);
      const known = flags[key].some(each => each === value);
      if (!known || (viewed[0] && id === undefined)) continue;
      decisions[key] = { value, ...(viewed[0] && { experiment: viewed[0] }) };
    }
    judge.destroy();
  } catch {
    // Not a valid payload.
  }
  return decisions;
}
