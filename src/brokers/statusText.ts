import type { Text } from "../i18n/useText";
import type { BrokerStatus } from "./broker";

/** An office's status, as its card names it. */
export const statusText = (t: Text, status: BrokerStatus): string =>
  ({
    makelaar: t("broker.status.makelaar"),
    agent: t("broker.status.agent"),
    subagent: t("broker.status.subagent"),
    onbekend: t("broker.status.onbekend"),
  })[status];
