import type { Text } from "../i18n/useText";
import type { BrokerStatus } from "./broker";

/** What kind of intermediary this is, in words. */
export const statusText = (t: Text, status: BrokerStatus): string =>
  ({
    makelaar: t("broker.status.makelaar"),
    agent: t("broker.status.agent"),
    subagent: t("broker.status.subagent"),
  })[status];
