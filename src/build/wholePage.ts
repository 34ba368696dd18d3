import type { Page } from "gatsby";
import type { BrokerManifest } from "../brokers/brokerManifest";
import { site } from "../settings/site";

type Context = Record<string, unknown>;

/**
 * The page with what every page must have: the manifest by which a broker's own link is followed, and
 * the language whose texts stand in for missing ones. Null when it has them.
 */
export function wholePage(page: Page<Context>, brokers: BrokerManifest): Page<Context> | null {
  const { context = {}, matchPath } = page;
  // The i18n plugin writes the language twice before the paths that its page of faults answers for.
  const once = matchPath?.replace(/^\/([^/]+)\/\1\//, "/$1/");
  if (context.brokers && context.fallback && once === matchPath) return null;
  return {
    ...page,
    ...(once && { matchPath: once }),
    context: { ...context, brokers: context.brokers ?? brokers, fallback: site.language },
  };
}
