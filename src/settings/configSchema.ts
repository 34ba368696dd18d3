import type { ConfigSection } from "./configKey";

/**
 * The keys of config.json that pages read: `[default, kind, least, most]`. Types, both checks and the table of
 * docs/config.md come from here; the comment of a key is its line there (`npm run schema`). What only services
 * read stands in servicesSchema: this is in the first load of every page.
 */
export const configSchema = {
  lead: {
    /** Where leads go. */
    endpoint: ["api/leads", "endpoint"],
    /** How long one try may take, in milliseconds. */
    timeoutMs: [15_000, "whole", 1000, 60_000],
    /** Keeps programs out: a proof of work, a trap, a minimum time ([how](lead-api.md#against-bots)). */
    proof: [false, "flag"],
    /** How many documents may go along, in the form and in the inbox. */
    maxFiles: [3, "whole", 0, 10],
    /** Largest document, in MB of 1,048,576 bytes. */
    maxFileMB: [10, "whole", 1, 50],
    /** All documents of a lead together, in MB. */
    maxBundleMB: [20, "whole", 1, 100],
  },
  translations: {
    /** Where a host publishes texts, with `{{lng}}` and `{{ns}}`: `https://…/{{lng}}/{{ns}}.json`. */
    loadPath: [null, "loadPath"],
  },
  flags: {
    /** A host of feature flags, GrowthBook ([services.md](services.md#feature-flags)); none without `clientKey`. */
    apiHost: [null, "address"],
    /** The key that this host gave. */
    clientKey: [null, "clientKey"],
  },
  telemetry: {
    /** An intake of Elastic APM ([services.md](services.md#telemetry)). */
    serverUrl: [null, "address"],
  },
  links: {
    /** Another page than the site's own. */
    privacy: [null, "address"],
    /** Another page than the site's own. */
    cookies: [null, "address"],
    /** A third link in the footer, only with both languages. */
    third: [null, "pair"],
    /** The product sheet. */
    ipid: [null, "address"],
    /** A complaint form instead of the e-mail address. */
    complaints: [null, "address"],
  },
  contact: {
    /** How to reach a person, on every page. */
    phone: ["02 000 00 00", "text"],
    /** When the phone is answered, in words that follow it. */
    hours: ["op werkdagen van 9 tot 17 uur", "text"],
    /** The address for questions and complaints. */
    email: ["hallo@voorbeeld.example", "email"],
  },
  promises: {
    /** Working days to an answer, as the texts promise it; keeping it is the back end's work. */
    replyDays: [null, "whole", 1, 60],
    /** Whether the texts promise a copy by e-mail; sending it is the back end's work. */
    copyByEmail: [false, "flag"],
    /** Days after which a stored lead is erased, as the privacy page says it. */
    retentionDays: [null, "whole", 1, 3650],
  },
} as const satisfies Record<string, ConfigSection>;
