import { watchConsent } from "../../consent/consent";
import type { FlagsConfig } from "../../settings/servicesConfig";
import { logExperiments } from "./logExperiments";

/** Connects flags to consent: plain roll-outs before it, experiments after it. */
export function experiment(flags: FlagsConfig): void {
  logExperiments();
  watchConsent("experiments", granted => {
    import(/* webpackChunkName: "online-flags" */ "../../flags/readFlags")
      .then(({ readFlags }) => readFlags(flags, granted))
      // Unreachable, or a library error: defaults stay.
      .catch(() => {});
  });
}
