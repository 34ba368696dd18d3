import { askedCategories } from "../settings/askedCategories";
import { loadConfig } from "../settings/configStore";
import { whenIdle } from "./whenIdle";

/** What the services do in the frame in which another page is drawn. */
let turnPage: (() => void) | undefined;

/**
 * At each page of a visit, once it is idle: the services that config.json names, all of them behind one
 * door. Nothing of it is fetched where it names none.
 * @param turned the page is another one; not only its hash
 */
export function startServices(turned: boolean): void {
  if (turned) turnPage?.();
  whenIdle(async () => {
    const config = await loadConfig();
    const asks = askedCategories(config).length > 0;
    if (process.env.GATSBY_PREVIEW === "1" || config.translations.loadPath || asks)
      turnPage = (await import(/* webpackChunkName: "online-services" */ "./services")).services(
        config,
      );
  });
}
