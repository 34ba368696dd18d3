/** The sections of config.json that the site reads in the browser (all sections: strictConfigSchema). */
export interface Config {
  lead: {
    /** Relative to the base path, or an https: address. */
    endpoint: string;
    timeoutMs: number;
    proof: boolean;
    maxFiles: number;
    maxFileMB: number;
    maxBundleMB: number;
  };
  /** Where live texts are read, with `{{lng}}` and `{{ns}}`: relative to the base path, or https:. */
  translations: { loadPath: string | null };
  /** Feature flags; none without both address and key. What else stands there: servicesConfig. */
  flags: { apiHost: string | null; clientKey: string | null };
  /** Elastic APM; what else stands there: servicesConfig. */
  telemetry: { serverUrl: string | null };
  /** Addresses; null means the site's own page, or none. */
  links: {
    privacy: string | null;
    cookies: string | null;
    third: { nl?: string; fr?: string } | null;
    ipid: string | null;
    complaints: string | null;
  };
  contact: { phone: string; hours: string; email: string };
  promises: { replyDays: number | null; copyByEmail: boolean };
}

/** Every key has a default; a host only writes what differs. */
export const configDefaults: Config = {
  lead: {
    endpoint: "api/leads",
    timeoutMs: 15_000,
    proof: false,
    maxFiles: 3,
    maxFileMB: 10,
    maxBundleMB: 20,
  },
  translations: { loadPath: null },
  flags: { apiHost: null, clientKey: null },
  telemetry: { serverUrl: null },
  links: { privacy: null, cookies: null, third: null, ipid: null, complaints: null },
  contact: {
    phone: "02 000 00 00",
    hours: "op werkdagen van 9 tot 17 uur",
    email: "hallo@voorbeeld.example",
  },
  promises: { replyDays: null, copyByEmail: false },
};
