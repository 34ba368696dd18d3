import { steps } from "../flow/steps";
import { site } from "../settings/site";

const paths = [...steps.map(({ path }) => path), "/privacy/", "/cookies/", "/toegankelijkheid/"];

/**
 * The page meant by an unknown address, as people type it or mailings and chats link it (capitals, extra or
 * encoded slashes, a trailing dot or bracket, index.html). Without base path and language; may be undefined.
 */
export function meantPath(pathname: string): string | undefined {
  const [, base = ""] = site.basePath.split("/");
  const parts = decoded(pathname)
    .normalize("NFKC")
    .toLowerCase()
    .split(/[?#&;]/, 1)[0]
    ?.split(/[\\/]+/)
    .map(part => part.replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, ""))
    .filter(part => part && part !== base && part !== "index.html" && part !== "index.htm");
  const languages = site.languages.map(language => language.toLowerCase());
  const [name = "", ...more] = parts?.filter(part => !languages.includes(part)) ?? [];
  return more.length > 0 ? undefined : paths.find(path => path === (name ? `/${name}/` : "/"));
}

/**
 * Decodes text that was encoded once or twice. When that fails (it never throws in the browser), ASCII
 * escapes are decoded and others become spaces.
 */
function decoded(text: string): string {
  let plain = text.replace(/%25/g, "%");
  try {
    plain = decodeURIComponent(plain);
  } catch {}
  return plain.replace(/%([2-7][0-9a-f])|%[0-9a-f]{0,2}/gi, (_, code?: string) =>
    code ? String.fromCharCode(Number.parseInt(code, 16)) : " ",
  );
}
