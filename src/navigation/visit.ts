import { withPrefix } from "gatsby";
import { localPath } from "../language/localPath";
import { goTo } from "./goTo";

/** Loads a page, so that going there needs no connection. Resolves with whether that worked. */
export async function fetchPage(path: string): Promise<boolean> {
  const page = await window.___loader
    ?.loadPage(withPrefix(localPath(path)))
    .catch(() => ({ status: "error" }));
  return page?.status !== "error";
}

/**
 * Navigates to one of our pages only when it can be loaded: Gatsby would otherwise do a full load, into the
 * browser's error page. False means "no connection, still here".
 */
export async function visit(path: string): Promise<boolean> {
  if (await fetchPage(path)) {
    await goTo(path);
    return true;
  }
  // Gatsby's loader caches failures; a full load does not, and the answers are in storage.
  const there = await fetch(withPrefix(localPath(path)), { method: "HEAD" }).catch(() => null);
  if (there?.ok) window.location.assign(withPrefix(localPath(path)));
  return Boolean(there?.ok);
}
