import { watchConsent } from "../consent/consent";
import type { Config } from "../settings/config";
import { writtenConfig } from "../settings/configStore";
import { servicesConfig } from "../settings/servicesConfig";
import { logExperiments } from "./logExperiments";
import { measure } from "./measure";

/** Ties flags and telemetry to the visitor's consent; each is fetched when it may start. */
export function services(config: Config): void {
  const { environment, flags, telemetry } = servicesConfig(config, writtenConfig());
  if (telemetry) measure(telemetry, environment);
  if (!flags) return;
  logExperiments();
  watchConsent("experiments", granted => {
    import("../flags/readFlags")
      .then(({ readFlags }) => readFlags(flags, granted))
      // Not reachable, or a fault of the library: the defaults stay.
      .catch(() => {});
  });
}
