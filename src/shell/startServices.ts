import { askedCategories } from "../settings/askedCategories";
import { loadConfig } from "../settings/configStore";
import { whenIdle } from "./whenIdle";

/**
 * Starts what config.json names of flags and telemetry, once the page is live and idle, and asks for the
 * consent that the services of this site need.
 */
export function startServices(): void {
  whenIdle(async () => {
    const config = await loadConfig();
    if (config.flags.apiHost || config.telemetry.serverUrl)
      import("./services").then(({ services }) => services(config)).catch(() => {});
    const asked = askedCategories(config);
    if (asked.length > 0)
      await (await import(/* webpackChunkName: "online-consent" */ "./askConsent")).askConsent(
        asked,
        config.links.cookies,
      );
  });
}
