import { turnPage } from "../consent/pageTurn";
import { askedCategories } from "../settings/askedCategories";
import type { Config } from "../settings/config";
import { writtenConfig } from "../settings/configStore";
import { servicesConfig } from "../settings/servicesConfig";
import { askConsent } from "./askConsent";
import { experiment } from "./experiment";
import { keepTextsLive } from "./keepTextsLive";
import { measure } from "./measure";

let started = false;

/**
 * Called at each page: live texts are looked at anew; what goes on by itself is started once. Returns what
 * is to be done in the frame in which the next page is drawn.
 */
export function services(config: Config): () => void {
  void keepTextsLive(config.translations.loadPath);
  if (!started) start(config);
  return turnPage;
}

function start(config: Config): void {
  started = true;
  const { environment, flags, telemetry } = servicesConfig(config, writtenConfig());
  if (telemetry) measure(telemetry, environment);
  if (flags) experiment(flags);
  const asked = askedCategories(config);
  if (asked.length > 0) void askConsent(asked, config.links.cookies);
}
