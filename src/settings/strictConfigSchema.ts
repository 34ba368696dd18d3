import * as v from "valibot";
import { configDefaults } from "./config";
import { isEndpoint, isLoadPath, secureUrl } from "./secureUrl";

const { lead, links, contact, promises } = configDefaults;
const text = v.pipe(v.string(), v.trim(), v.nonEmpty("must not be empty"));
const url = v.pipe(
  v.string(),
  v.check(secureUrl, "must be an https: address (http: only for localhost)"),
);
const nullableUrl = v.optional(v.nullable(url), null);
const endpoint = v.pipe(
  v.string(),
  v.check(isEndpoint, "must be a path relative to the base path, or an https: address"),
);
const loadPath = v.pipe(
  v.string(),
  v.check(
    isLoadPath,
    "must be a path relative to the base path, or an https: address, with {{ns}} for the screen's name and, if need be, {{lng}} for the language",
  ),
);
const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** The build's reading of config.json: unknown keys and bad values are problems, named one by one. */
export const strictConfigSchema = v.strictObject({
  environment: v.optional(v.picklist(["local", "test", "acceptance", "production"]), "local"),
  lead: v.optional(
    v.strictObject({
      endpoint: v.optional(endpoint, lead.endpoint),
      timeoutMs: v.optional(whole(1000, 60_000), lead.timeoutMs),
      proof: v.optional(v.boolean(), false),
      maxFiles: v.optional(whole(0, 10), lead.maxFiles),
      maxFileMB: v.optional(whole(1, 50), lead.maxFileMB),
      maxBundleMB: v.optional(whole(1, 100), lead.maxBundleMB),
    }),
    {},
  ),
  translations: v.optional(
    v.strictObject({ loadPath: v.optional(v.nullable(loadPath), null) }),
    {},
  ),
  flags: v.optional(
    v.strictObject({
      apiHost: nullableUrl,
      clientKey: v.optional(
        v.nullable(
          v.pipe(
            v.string(),
            v.regex(/^[\w.-]+$/, "must be the key as the host of flags names it: sdk-…"),
          ),
        ),
        null,
      ),
      remoteEval: v.optional(v.boolean(), false),
      streaming: v.optional(v.boolean(), true),
    }),
    {},
  ),
  telemetry: v.optional(
    v.strictObject({
      serverUrl: nullableUrl,
      serviceName: v.optional(
        v.pipe(
          v.string(),
          v.regex(/^[\w -]+$/, "may hold letters a to z, digits, spaces, _ and - only"),
        ),
        "familiale-verzekering",
      ),
      sampleRate: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 1),
      sessionMinutes: v.optional(whole(1, 1440), 30),
      traceOrigins: v.optional(v.array(url), []),
    }),
    {},
  ),
  links: v.optional(
    v.strictObject({
      privacy: nullableUrl,
      cookies: nullableUrl,
      third: v.optional(
        v.nullable(v.strictObject({ nl: v.optional(url), fr: v.optional(url) })),
        links.third,
      ),
      ipid: nullableUrl,
      complaints: nullableUrl,
    }),
    {},
  ),
  contact: v.optional(
    v.strictObject({
      phone: v.optional(text, contact.phone),
      hours: v.optional(text, contact.hours),
      email: v.optional(v.pipe(v.string(), v.email("must be an e-mail address")), contact.email),
    }),
    {},
  ),
  promises: v.optional(
    v.strictObject({
      replyDays: v.optional(v.nullable(whole(1, 60)), promises.replyDays),
      copyByEmail: v.optional(v.boolean(), promises.copyByEmail),
    }),
    {},
  ),
});
