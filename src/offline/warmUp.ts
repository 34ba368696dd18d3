import { languagePrefix } from "../settings/languagePrefix";
import { pageLanguage } from "../settings/pageLanguage";
import { site } from "../settings/site";
import type { OfflineFiles } from "./offlineFiles";
import { isWhole } from "./ownBuild";
import { storeBuild } from "./storeBuild";

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** One page at a time stores: two tabs would fetch everything twice. */
const lock = `${site.basePath.slice(1)}:store`;

/**
 * Stores the pages of the flow and takes its steps into memory, so that the visit goes on without a
 * connection, and through a deploy. `loadPage` is that of Gatsby's loader. Rejects when something cannot
 * be had now; the next page that is opened goes on.
 */
export async function warmUp(loadPage: (path: string) => Promise<unknown>): Promise<void> {
  if (isFrugal()) return;
  const answer = await fetch(`${site.basePath}/offline-files.json`, { cache: "no-cache" });
  const files: OfflineFiles = await answer.json();
  // Deployed since this page was opened: its own build can no longer be had as a whole.
  if (files.build !== window.___webpackCompilationHash) return;
  await navigator.locks.request(lock, () => storeBuild(files));
  const prefix = site.basePath + languagePrefix(pageLanguage());
  for (const step of files.steps) await loadPage(prefix + step);
  isWhole();
}

/** Data saver, or a connection on which this would be in the way. */
function isFrugal(): boolean {
  const { saveData, effectiveType } =
    (navigator as { connection?: Connection }).connection ?? ({} as Connection);
  return Boolean(saveData) || /2g/.test(effectiveType ?? "");
}
