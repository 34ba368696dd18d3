import type { Config } from "./config";
import type { KindIn } from "./configKey";
import { configSchema } from "./configSchema";
import { isEndpoint, isLoadPath, secureUrl } from "./secureUrl";

type Schema = typeof configSchema;
type Kind = { [Name in keyof Schema]: KindIn<Schema[Name]> }[keyof Schema];
type PageSection = Readonly<Record<string, readonly [unknown, Kind, ...unknown[]]>>;
type Check = (value: unknown) => boolean;

const text: Check = value => typeof value === "string" && value.trim() !== "";
const address: Check = value => typeof value === "string" && secureUrl(value);

/** Only keeps nonsense off the page; the strict check with messages is checkConfig. */
const checks: Readonly<Record<Kind, Check>> = {
  endpoint: value => typeof value === "string" && isEndpoint(value),
  loadPath: value => typeof value === "string" && isLoadPath(value),
  address,
  pair: value =>
    isRecord(value) && Object.values(value).every(each => each === null || address(each)),
  text,
  email: text,
  clientKey: text,
  flag: value => typeof value === "boolean",
  whole: value => Number.isInteger(value) && Number(value) >= 0,
};

/** A host's config.json; a broken section falls back to its defaults. */
export function readConfig(raw: unknown): Config {
  return Object.fromEntries(
    Object.entries(configSchema).map(([name, keys]) => [
      name,
      section(raw, name, keys) ?? section({}, name, keys),
    ]),
  ) as Config;
}

/** Whether a section is used as the file has it; false when its defaults took its place. */
export function isSound(raw: unknown, name: keyof Schema): boolean {
  return isRecord(raw) && section(raw, name, configSchema[name]) !== undefined;
}

/** A section with its defaults; undefined when one of its values is invalid. */
function section(raw: unknown, name: string, keys: PageSection) {
  const given = isRecord(raw) ? (raw[name] ?? {}) : {};
  if (!isRecord(given)) return undefined;
  const read: Record<string, unknown> = {};
  for (const [key, [fallback, kind]] of Object.entries(keys)) {
    const value = key in given ? given[key] : fallback;
    if (value !== fallback && !checks[kind](value)) return undefined;
    read[key] = value;
  }
  return read;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
