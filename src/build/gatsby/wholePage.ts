import type { Page } from "gatsby";
import type { BrokerManifest } from "../../brokers/brokerManifest";
import { site } from "../../settings/site";

type Context = Record<string, unknown>;

/** Adds the manifest for following a broker's link and the fallback language; null when a page has both. */
export function wholePage(page: Page<Context>, brokers: BrokerManifest): Page<Context> | null {
  const { context = {}, matchPath } = page;
  // The i18n plugin repeats the language in the matchPath of its 404 page.
  const once = matchPath?.replace(/^\/([^/]+)\/\1\//, "/$1/");
  if (context.brokers && context.fallback && once === matchPath) return null;
  return {
    ...page,
    ...(once && { matchPath: once }),
    context: { ...context, brokers: context.brokers ?? brokers, fallback: site.language },
  };
}
