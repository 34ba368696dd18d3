import type { Config } from "../settings/config";
import { site } from "../settings/site";

/** Files for the root of the origin, which is not ours: who owns it puts them there, or takes their lines over. */
export function rootFiles({ contact }: Pick<Config, "contact">, builtAt: string | null) {
  const home = `${site.url}${site.basePath}`;
  // A year from the build, as RFC 9116 asks for; the same for the same commit.
  const from = builtAt ? new Date(builtAt) : new Date(0);
  const expires = new Date(from.getTime() + 365 * 24 * 3600 * 1000).toISOString();
  return {
    "root/robots.txt": `User-agent: *\nAllow: /\nSitemap: ${home}/sitemap-index.xml\n`,
    "root/.well-known/security.txt": `Contact: mailto:${contact.email}\nExpires: ${expires}\nPreferred-Languages: nl, en\nCanonical: ${site.url}/.well-known/security.txt\n`,
  };
}
