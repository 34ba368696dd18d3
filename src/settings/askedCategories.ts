import type { Category } from "./category";
import type { Config } from "./config";

/** What this site asks consent for: only the services that config.json and the build name. */
export function askedCategories({ telemetry, flags }: Config): Category[] {
  const asked: Category[] = [];
  if (telemetry.serverUrl) asked.push("telemetry");
  if (flags.apiHost && flags.clientKey) asked.push("experiments");
  if (process.env.GATSBY_THIRD_PARTY_SCRIPTS) asked.push("marketing");
  return asked;
}
