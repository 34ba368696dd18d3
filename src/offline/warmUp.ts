import { site } from "../settings/site";
import { whenQuiet } from "../timing/whenQuiet";
import { askWorker } from "./askWorker";
import { isFrugal } from "./isFrugal";
import type { OfflineFiles } from "./offlineFiles";
import { isWhole } from "./ownBuild";
import { storeBuild } from "./storeBuild";

/** Held while storing: two tabs would fetch everything twice. */
const lock = `${site.basePath.slice(1)}:store`;

/**
 * Stores the pages of the flow and has this page stay with its build, so that the visit can go on offline and through
 * a deploy. Only bytes: no code of another page runs. False on a slow connection, or after a deploy. Rejects when
 * something cannot be fetched; the next page load continues.
 */
export async function warmUp(): Promise<boolean> {
  if (isFrugal()) return false;
  await whenQuiet();
  const answer = await fetch(`${site.basePath}/offline-files.json`, { cache: "no-cache" });
  const files: OfflineFiles = await answer.json();
  // Deployed since this page was loaded: its own build is no longer available.
  if (files.build !== window.___webpackCompilationHash) return false;
  await navigator.locks.request(lock, () => storeBuild(files));
  const { controller } = navigator.serviceWorker;
  await askWorker(controller, { gatsbyApi: "stay", build: files.build });
  isWhole();
  return true;
}
