import * as v from "valibot";
import type { ConfigKey, ConfigKind, ConfigSection } from "./configKey";
import { configSchema } from "./configSchema";
import { isEndpoint, isLoadPath, secureUrl } from "./secureUrl";
import { serviceName } from "./servicesConfig";
import { servicesSchema } from "./servicesSchema";

const address = v.pipe(
  v.string(),
  v.check(secureUrl, "must be an https: address (http: only for localhost)"),
);

const rules: Readonly<
  Record<ConfigKind, (least: number, most: number) => v.GenericSchema<unknown>>
> = {
  endpoint: () =>
    v.pipe(
      v.string(),
      v.check(isEndpoint, "must be a path relative to the base path, or an https: address"),
    ),
  loadPath: () =>
    v.pipe(
      v.string(),
      v.check(
        isLoadPath,
        "must be a path relative to the base path, or an https: address, with {{ns}} for the screen's name and, if need be, {{lng}} for the language",
      ),
    ),
  address: () => address,
  addresses: () => v.array(address),
  pair: () => v.strictObject({ nl: v.optional(address), fr: v.optional(address) }),
  text: () => v.pipe(v.string(), v.trim(), v.nonEmpty("must not be empty")),
  email: () => v.pipe(v.string(), v.email("must be an e-mail address")),
  clientKey: () =>
    v.pipe(
      v.string(),
      v.regex(/^[\w.-]+$/, "must be the key as the host of flags names it: sdk-…"),
    ),
  serviceName: () =>
    v.pipe(
      v.string(),
      v.regex(serviceName, "may hold letters a to z, digits, spaces, _ and - only"),
    ),
  environment: () => v.picklist(["local", "test", "acceptance", "production"]),
  flag: () => v.boolean(),
  whole: (least, most) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)),
  number: (least, most) => v.pipe(v.number(), v.minValue(least), v.maxValue(most)),
};

const isKey = (entry: ConfigKey | ConfigSection): entry is ConfigKey => Array.isArray(entry);

function strict(entry: ConfigKey | ConfigSection): v.GenericSchema<unknown> {
  if (!isKey(entry)) return v.optional(v.strictObject(strictEntries(entry)), {});
  const [fallback, kind, least = 0, most = Infinity] = entry;
  const rule = rules[kind](least, most);
  return v.optional(fallback === null ? v.nullable(rule) : rule, fallback);
}

const strictEntries = (entries: Readonly<Record<string, ConfigKey | ConfigSection>>) =>
  Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, strict(entry)]));

/** All of config.json: for pages and for services. */
export const wholeConfig: Readonly<Record<string, ConfigKey | ConfigSection>> = {
  ...configSchema,
  ...servicesSchema,
  flags: { ...configSchema.flags, ...servicesSchema.flags },
  telemetry: { ...configSchema.telemetry, ...servicesSchema.telemetry },
};

/** The build's check of config.json: each unknown key and bad value is an issue. */
export const strictConfigSchema = v.strictObject(strictEntries(wholeConfig));
