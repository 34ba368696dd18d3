import { watchConsent } from "../consent/consent";
import type { FlagsConfig } from "../settings/servicesConfig";
import { logExperiments } from "./logExperiments";

/** Ties flags to the visitor's consent: plain roll-outs before it, experiments after it. */
export function experiment(flags: FlagsConfig): void {
  logExperiments();
  watchConsent("experiments", granted => {
    import(/* webpackChunkName: "online-flags" */ "../flags/readFlags")
      .then(({ readFlags }) => readFlags(flags, granted))
      // Not reachable, or a fault of the library: the defaults stay.
      .catch(() => {});
  });
}
