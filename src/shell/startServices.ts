import { loadConfig } from "../settings/configStore";
import { whenIdle } from "./whenIdle";

/** Starts what config.json names of flags and telemetry, once the page is live and idle. */
export function startServices(): void {
  whenIdle(async () => {
    const config = await loadConfig();
    if (config.flags.apiHost || config.telemetry.serverUrl)
      (await import("./services")).services(config);
  });
}
