import { radiusLimits } from "../answers/limits";
import type { BrokerQuery } from "../brokers/useBrokerSearch";
import type { Draft } from "../draft/draft";

/** What the visitor looks for: what stands in the search, or as long as nothing does, around home. */
export function brokerQueryOf({ answers }: Draft): BrokerQuery {
  const { postcode, municipality } = answers.yourInformation ?? {};
  const home = [postcode, municipality].filter(Boolean).join(" ");
  const { brokerPlace = home, brokerName = "", radius } = answers.brokerSearch ?? {};
  return {
    place: String(brokerPlace),
    name: String(brokerName),
    radiusKm: Number(radius) || radiusLimits.start,
  };
}
