import { askedCategories } from "../../settings/askedCategories";
import { knownConfig, loadConfig } from "../../settings/configStore";
import { whenIdle } from "../../timing/whenIdle";

/** Called in the frame that renders another page. */
let turnPage: (() => void) | undefined;

/**
 * At each page, once idle: starts the services configured in config.json, in one chunk that is not loaded
 * when there are none.
 * @param turned whether the page changed, not only its hash
 */
export function startServices(turned: boolean): void {
  if (turned) turnPage?.();
  whenIdle(async () => {
    // A config.json that cannot be read, or names no endpoint, keeps no service from telling so.
    const config = await loadConfig().catch(knownConfig);
    const asks = askedCategories(config).length > 0;
    if (process.env.GATSBY_PREVIEW === "1" || config.translations.loadPath || asks)
      turnPage = (await import(/* webpackChunkName: "online-services" */ "./services")).services(
        config,
      );
  });
}
