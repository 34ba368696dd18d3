import type { Category } from "./category";
import type { Config } from "./config";

/** The categories to ask consent for: those of services named in config.json or at build. */
export function askedCategories({ telemetry, flags }: Config): Category[] {
  const asked: Category[] = [];
  if (telemetry.serverUrl) asked.push("telemetry");
  if (flags.apiHost && flags.clientKey) asked.push("experiments");
  if (process.env.GATSBY_THIRD_PARTY_SCRIPTS) asked.push("marketing");
  return asked;
}
