import type { BrokerResults } from "../brokers/useBrokerSearch";
import type { Text } from "../i18n/useText";
import { readableNumber } from "../language/readableNumber";

/** The search result in words, shown above the list and announced on change. */
export function searchSentence(t: Text, results: BrokerResults): string {
  if (results.state === "idle") return t("brokerSearch.idle");
  if (results.state === "loading") return t("brokerSearch.loading");
  if (results.state === "unknownPlace") return t("brokerSearch.place.unknown");
  if (results.state === "failed") return t("brokerSearch.failed");
  const { total, exact, brokers } = results;
  const count = readableNumber(total);
  const part = brokers.length < total && t("brokerSearch.count.shown", { shown: brokers.length });
  if (results.by === "name") {
    const { name } = results;
    if (total === 0) return t("brokerSearch.empty.name", { name });
    const found =
      total === 1
        ? t("brokerSearch.count.nameOne", { name })
        : exact
          ? t("brokerSearch.count.name", { count, name })
          : t("brokerSearch.count.nameOver", { count, name });
    return [found, part].filter(Boolean).join(" ");
  }
  const { place, askedKm, usedKm: km, unknownCode: code } = results;
  const found =
    total === 0
      ? t("brokerSearch.empty.title")
      : total === 1
        ? t("brokerSearch.count.one", { km, place })
        : exact
          ? t("brokerSearch.count.many", { count, km, place })
          : t("brokerSearch.count.manyOver", { count, km, place });
  return [
    code && t("brokerSearch.count.approximate", { code, place }),
    total > 0 && km > askedKm && t("brokerSearch.count.widened", { asked: askedKm, km }),
    found,
    part,
  ]
    .filter(Boolean)
    .join(" ");
}
