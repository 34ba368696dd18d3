import { type Config, configDefaults } from "./config";
import { isEndpoint, isLoadPath, secureUrl } from "./secureUrl";

type Check = (value: unknown) => boolean;

const text: Check = value => typeof value === "string" && value.trim() !== "";
const flag: Check = value => typeof value === "boolean";
const count: Check = value => Number.isInteger(value) && (value as number) >= 0;
const address: Check = value => value === null || (typeof value === "string" && secureUrl(value));
const pair: Check = value =>
  value === null || (isRecord(value) && Object.values(value).every(address));
const endpoint: Check = value => typeof value === "string" && isEndpoint(value);

/** The build checks strictly and in words (checkConfig); this only keeps nonsense off the page. */
const checks: { [S in keyof Config]: Record<keyof Config[S], Check> } = {
  lead: {
    endpoint,
    timeoutMs: count,
    proof: flag,
    maxFiles: count,
    maxFileMB: count,
    maxBundleMB: count,
  },
  translations: {
    loadPath: value => value === null || (typeof value === "string" && isLoadPath(value)),
  },
  flags: { apiHost: address, clientKey: value => value === null || text(value) },
  telemetry: { serverUrl: address },
  links: { privacy: address, cookies: address, third: pair, ipid: address, complaints: address },
  contact: { phone: text, hours: text, email: text },
  promises: { replyDays: value => value === null || count(value), copyByEmail: flag },
};

/** A host's config.json as read: a broken section falls back to its defaults, the rest is used. */
export function readConfig(raw: unknown): Config {
  const names = Object.keys(checks) as (keyof Config)[];
  return Object.fromEntries(
    names.map(name => [name, section(raw, name) ?? configDefaults[name]]),
  ) as unknown as Config;
}

/** Whether the file says in sound words where leads go. Nothing may be sent to a guessed address. */
export function tellsWhereLeadsGo(raw: unknown): boolean {
  return isRecord(raw) && section(raw, "lead") !== undefined;
}

/** A section with its defaults filled in; undefined when a value in it makes no sense. */
function section(raw: unknown, name: keyof Config): Record<string, unknown> | undefined {
  const given = isRecord(raw) ? (raw[name] ?? {}) : {};
  if (!isRecord(given)) return undefined;
  const merged: Record<string, unknown> = { ...configDefaults[name], ...given };
  return Object.entries(checks[name]).every(([key, check]) => check(merged[key]))
    ? merged
    : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
