import { site } from "../settings/site";

declare global {
  interface Window {
    ___webpackCompilationHash?: string;
    ___swUpdated?: boolean;
  }
}

let whole = false;
let newer = false;

/**
 * Once a new worker is there, Gatsby makes the next step a full load. That is for nothing when this page is of
 * the new build already, and not needed when it has all steps in memory and all its parts stored: then
 * it goes on as it began, and keeps the files that were added.
 */
export function loadOnlyWhenNewer(): void {
  Object.defineProperty(window, "___swUpdated", {
    get: () => newer && !whole,
    set: () => void look().catch(() => {}),
  });
}

async function look(): Promise<void> {
  const answer = await fetch(`${site.basePath}/page-data/app-data.json`, { cache: "no-store" });
  newer = (await answer.json()).webpackCompilationHash !== window.___webpackCompilationHash;
}

/** This page can go on to the end without its host. */
export function isWhole(): void {
  whole = true;
  performance.mark("offline-ready");
}
