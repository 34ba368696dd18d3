import type { Config } from "./config";

/** Whether there is anything to agree to: what exactly, settings/askedCategories says later. */
export const asksConsent = ({ telemetry, flags }: Config): unknown =>
  telemetry.serverUrl ||
  (flags.apiHost && flags.clientKey) ||
  process.env.GATSBY_THIRD_PARTY_SCRIPTS;
