import { languagePrefix } from "../language/languagePrefix";
import { splitPath } from "../language/splitPath";
import { manifest } from "./manifest";

/** A file with its status, an address to go to, or what another site of the origin has to answer. */
export type Answer =
  | { status: 200 | 404; file: string }
  | { status: 301; location: string }
  | { status: "outside" };

/**
 * What a host answers to a GET or HEAD.
 * @param pathname as the browser sent it, percent-encoded, without its query
 * @param search the query with its `?`, or ""
 * @param has whether `public/` has this file
 */
export function answerTo(pathname: string, search: string, has: (file: string) => boolean): Answer {
  const { base, folderRedirect } = manifest;
  if (pathname === base) return { status: folderRedirect, location: `${base}/${search}` };
  if (!pathname.startsWith(`${base}/`)) return { status: "outside" };
  const path = decoded(pathname.slice(base.length + 1));
  if (path === null || !isPlain(path)) return missing(pathname, has);
  const file = path === "" || path.endsWith("/") ? `${path}index.html` : path;
  if (has(file)) return { status: 200, file };
  if (path !== "" && has(`${path}/index.html`))
    return { status: folderRedirect, location: `${pathname}/${search}` };
  return missing(pathname, has);
}

/** The error page in the language of the address. */
export function errorPage(
  status: keyof typeof manifest.errors,
  pathname: string,
  has: (file: string) => boolean,
): string {
  const plain = manifest.errors[status];
  const own = `${languagePrefix(splitPath(pathname).language)}/${plain}`.slice(1);
  return has(own) ? own : plain;
}

const missing = (pathname: string, has: (file: string) => boolean): Answer => ({
  status: 404,
  file: errorPage(404, pathname, has),
});

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Nothing that leaves the folder, nothing hidden in it, and no compressed copy by its own name. */
const isPlain = (path: string): boolean =>
  !/[\0\\]|\/\/|(?:^|\/)\.|\.(?:br|gz)$/.test(path) && !path.startsWith("/");
