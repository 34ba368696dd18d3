import { brokerSearch } from "../answers/questions/brokerSearch";
import type { BrokerQuery } from "../brokers/searchBrokers";
import type { Draft } from "../draft/draft";

/** The search query: what is typed in the search, or the visitor's home when that is empty. */
export function brokerQueryOf({ answers }: Draft): BrokerQuery {
  const { postcode, municipality } = answers.yourInformation ?? {};
  const home = [postcode, municipality].filter(Boolean).join(" ");
  const { brokerPlace = home, brokerName = "", radius } = answers.brokerSearch ?? {};
  return {
    place: String(brokerPlace),
    name: String(brokerName),
    radiusKm: Number(radius) || brokerSearch.questions.radius.start,
  };
}
