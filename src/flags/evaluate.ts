import { type FeatureApiResponse, GrowthBook } from "@growthbook/growthbook-react";
import type { Decisions, Experiment } from "./decisions";
import { type FlagKey, flags } from "./flags";

/**
 * Of all that the library can do it may only answer what value a flag has: no changes of the page, no
 * scripts, no redirects, whatever the host of flags says.
 */
export const onlyValues = {
  disableVisualExperiments: true,
  disableJsInjection: true,
  disableUrlRedirectExperiments: true,
  disableExperimentsOnLoad: true,
} as const;

/**
 * What a host's answer says of our flags. Without an id there are no experiments: only what holds for
 * everybody. Unknown flags, values that do not stand in the list and nonsense are passed over.
 */
export function evaluate(payload: unknown, id?: string): Decisions {
  let viewed: Experiment[] = [];
  const decisions: Decisions = {};
  try {
    const judge = new GrowthBook({
      ...onlyValues,
      // Else it would take the page's own address, query and all, and let the query choose variations.
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
      const known = (flags[key].values as readonly unknown[]).includes(value);
      if (!known || (viewed[0] && id === undefined)) continue;
      decisions[key] = { value, ...(viewed[0] && { experiment: viewed[0] }) };
    }
    judge.destroy();
  } catch {
    // Not the answer of a host of flags.
  }
  return decisions;
}
