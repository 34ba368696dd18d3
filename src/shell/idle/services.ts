import { turnPage } from "../../consent/pageTurn";
import { keepTextsLive } from "../../i18n/keepTextsLive";
import { askedCategories } from "../../settings/askedCategories";
import type { Config } from "../../settings/config";
import { writtenConfig } from "../../settings/configStore";
import { servicesConfig } from "../../settings/servicesConfig";
import { askConsent } from "./askConsent";
import { experiment } from "./experiment";
import { measure } from "./measure";
import { tellBrokenConfig } from "./tellBrokenConfig";

let started = false;

/**
 * Called at each page: refreshes live texts, and starts the other services once. Returns what to call in the
 * frame that renders the next page.
 */
export function services(config: Config): () => void {
  void keepTextsLive(config.translations.loadPath);
  if (!started) start(config);
  return turnPage;
}

function start(config: Config): void {
  started = true;
  const { environment, flags, telemetry } = servicesConfig(config, writtenConfig());
  if (telemetry) {
    measure(telemetry, environment);
    tellBrokenConfig();
  }
  if (flags) experiment(flags);
  const asked = askedCategories(config);
  if (asked.length > 0) void askConsent(asked, config.links.cookies);
}
