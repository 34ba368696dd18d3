import type { Config } from "./config";
import type { ConfigKey, ConfigValues, KindIn } from "./configKey";
import { secureUrl } from "./secureUrl";
import { servicesSchema } from "./servicesSchema";

const { environment, flags, telemetry } = servicesSchema;

/** Section `flags` of config.json. */
export interface FlagsConfig extends ConfigValues<typeof flags> {
  apiHost: string;
  clientKey: string;
}

/** Section `telemetry` of config.json. */
export interface TelemetryConfig extends ConfigValues<typeof telemetry> {
  serverUrl: string;
}

type Kind = (typeof environment)[1] | KindIn<typeof flags> | KindIn<typeof telemetry>;
type ServicesSection = {
  readonly [key: string]: Extract<ConfigKey, readonly [unknown, Kind, ...unknown[]]>;
};
type Check = (value: unknown, least?: number, most?: number) => boolean;

/** The agent accepts no other name. */
export const serviceName = /^[\w -]+$/;

const within: Check = (value, least = 0, most = Infinity) =>
  typeof value === "number" && value >= least && value <= most;

const checks: Readonly<Record<Kind, Check>> = {
  environment: value => typeof value === "string" && value !== "",
  flag: value => typeof value === "boolean",
  serviceName: value => typeof value === "string" && serviceName.test(value),
  number: within,
  whole: within,
  addresses: Array.isArray,
};

/**
 * Flags and telemetry: addresses as checked by readConfig, the other keys from config.json as written. A separate
 * module to keep it out of the first load. Invalid values give the default.
 */
export function servicesConfig(config: Config, written: unknown) {
  const { apiHost, clientKey } = config.flags;
  const { serverUrl } = config.telemetry;
  return {
    ...read({ environment }, written),
    flags:
      apiHost && clientKey ? flagsOf(apiHost, clientKey, valueAt(written, "flags")) : undefined,
    telemetry: serverUrl ? telemetryOf(serverUrl, valueAt(written, "telemetry")) : undefined,
  };
}

const flagsOf = (apiHost: string, clientKey: string, written: unknown): FlagsConfig => ({
  ...{ apiHost, clientKey },
  ...read(flags, written),
});

function telemetryOf(serverUrl: string, written: unknown): TelemetryConfig {
  const { traceOrigins, ...rest } = read(telemetry, written);
  return { serverUrl, ...rest, traceOrigins: traceOrigins.filter(secureUrl) };
}

/** Key by key: an invalid one affects no other. */
function read<Section extends ServicesSection>(keys: Section, written: unknown) {
  return Object.fromEntries(
    Object.entries(keys).map(([key, [fallback, kind, least, most]]) => {
      const value = valueAt(written, key);
      return [key, checks[kind](value, least, most) ? value : fallback];
    }),
  ) as ConfigValues<Section>;
}

const valueAt = (whole: unknown, key: string): unknown =>
  new Map<string, unknown>(Object.entries(whole ?? {})).get(key);
