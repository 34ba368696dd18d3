import { askedCategories } from "../settings/askedCategories";
import { loadConfig } from "../settings/configStore";
import { whenIdle } from "./whenIdle";

/**
 * At each page of a visit, once it is idle: the services that config.json names, all of them behind one
 * door. Nothing of it is fetched where it names none.
 */
export function startServices(): void {
  whenIdle(async () => {
    const config = await loadConfig();
    const asks = askedCategories(config).length > 0;
    if (process.env.GATSBY_PREVIEW === "1" || config.translations.loadPath || asks)
      (await import(/* webpackChunkName: "online-services" */ "./services")).services(config);
  });
}
