import { withPrefix } from "gatsby";
import { goTo } from "../i18n/goTo";
import { localPath } from "../i18n/localPath";

/** Fetches a page into memory, so that going there needs no connection. Tells whether it is there. */
export async function fetchPage(path: string): Promise<boolean> {
  const page = await window.___loader
    ?.loadPage(withPrefix(localPath(path)))
    .catch(() => ({ status: "error" }));
  return page?.status !== "error";
}

/**
 * Goes to a page of ours, but only when it can be had: Gatsby would otherwise leave for the
 * browser's own error page, and the visitor's with it. False means "no connection, still here".
 */
export async function visit(path: string): Promise<boolean> {
  if (await fetchPage(path)) {
    await goTo(path);
    return true;
  }
  // The loader remembers a failure; a full load does not, and the answers are in storage.
  const there = await fetch(withPrefix(localPath(path)), { method: "HEAD" }).catch(() => null);
  if (there?.ok) window.location.assign(withPrefix(localPath(path)));
  return Boolean(there?.ok);
}
