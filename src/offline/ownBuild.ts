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
 * After a worker update Gatsby makes the next navigation a full load. This prevents it when the page already
 * is of the new build, or is whole (isWhole): then it goes on with its own build and keeps the chosen files.
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

/** All files are stored, and the worker gives the page its own: it can finish without its host. */
export function isWhole(): void {
  whole = true;
  performance.mark("offline-ready");
}
