import type { ConfigValues } from "./configKey";
import type { configSchema } from "./configSchema";

/** config.json as pages read it; the rest is in servicesConfig. */
export type Config = {
  [Name in keyof typeof configSchema]: ConfigValues<(typeof configSchema)[Name]>;
};
