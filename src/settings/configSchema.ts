import * as v from "valibot";
import { secureUrl } from "./secureUrl";

const text = v.pipe(v.string(), v.trim());
const url = v.pipe(v.string(), v.check(secureUrl, "must be an https: address (http: only for localhost)"));
const nullableUrl = v.optional(v.nullable(url), null);
/** Absolute addresses must be safe; a relative one is resolved against the base path. */
const endpoint = v.pipe(
  v.string(),
  v.minLength(1, "must not be empty"),
  v.check(
    value => !/^[a-z][a-z\d+.-]*:|^\/\//i.test(value) || secureUrl(value),
    "must be a path relative to the base path, or an https: address",
  ),
);
const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

const environment = { environment: v.optional(v.picklist(["local", "test", "acceptance", "production"]), "local") };

/** The sections of config.json, every key with its default. Kept as entries so that the build can
 * be strict (unknown keys are refused) and the browser lenient (they are passed over). */
export const configSections = {
  lead: {
    endpoint: v.optional(endpoint, "api/leads"),
    timeoutMs: v.optional(whole(1000, 60_000), 15_000),
    proof: v.optional(v.boolean(), false),
    maxFiles: v.optional(whole(0, 10), 3),
    maxFileMB: v.optional(whole(1, 50), 10),
    maxBundleMB: v.optional(whole(1, 100), 20),
  },
  translations: { loadPath: v.optional(v.nullable(text), null) },
  flags: {
    apiHost: nullableUrl,
    clientKey: v.optional(v.nullable(text), null),
    remoteEval: v.optional(v.boolean(), false),
    streaming: v.optional(v.boolean(), true),
  },
  telemetry: {
    serverUrl: nullableUrl,
    serviceName: v.optional(text, "familiale-verzekering"),
    sampleRate: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 1),
    sessionMinutes: v.optional(whole(1, 1440), 30),
    traceOrigins: v.optional(v.array(url), []),
  },
  links: {
    privacy: nullableUrl,
    cookies: nullableUrl,
    third: v.optional(v.nullable(v.object({ nl: v.optional(url), fr: v.optional(url) })), null),
    ipid: nullableUrl,
    complaints: nullableUrl,
  },
  contact: {
    phone: v.optional(text, "02 000 00 00"),
    hours: v.optional(text, "op werkdagen van 9 tot 17 uur"),
    email: v.optional(v.pipe(v.string(), v.email()), "hallo@voorbeeld.example"),
  },
  promises: {
    replyDays: v.optional(v.nullable(whole(1, 60)), null),
    copyByEmail: v.optional(v.boolean(), false),
  },
};

const { lead, translations, flags, telemetry, links, contact, promises } = configSections;
const lenient = <S extends v.ObjectEntries>(entries: S) => {
  const section = v.object(entries);
  return v.fallback(section, () => v.parse(section, {}));
};

/** The browser's reading: a broken section falls back to its defaults, the rest is used. */
export const configSchema = v.object({
  environment: v.fallback(environment.environment, "local"),
  lead: lenient(lead),
  translations: lenient(translations),
  flags: lenient(flags),
  telemetry: lenient(telemetry),
  links: lenient(links),
  contact: lenient(contact),
  promises: lenient(promises),
});

export type Config = v.InferOutput<typeof configSchema>;

/** The build's reading: unknown keys and bad values are problems, named one by one. */
export const strictConfigSchema = v.strictObject({
  environment: environment.environment,
  lead: v.optional(v.strictObject(lead), {}),
  translations: v.optional(v.strictObject(translations), {}),
  flags: v.optional(v.strictObject(flags), {}),
  telemetry: v.optional(v.strictObject(telemetry), {}),
  links: v.optional(v.strictObject(links), {}),
  contact: v.optional(v.strictObject(contact), {}),
  promises: v.optional(v.strictObject(promises), {}),
});
