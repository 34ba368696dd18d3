import { brand } from "../brand/brand";
import { splitPath } from "../language/splitPath";
import { plainText } from "./plainText";

const title = /<title[^>]*>([^<]*)<\/title>/;
const canonical = /<link rel="canonical" href="([^"]*)"/;

/** Facts about a listed page in the words of schema.org, all of them from what the page itself says. */
export function structuredFacts(html: string): object | undefined {
  const [, url] = canonical.exec(html) ?? [];
  if (!url) return undefined;
  const { pathname } = new URL(url);
  const { path } = splitPath(pathname);
  return path === "/" ? undefined : trail(html, url, path);
}

/** From the start page to this one. */
function trail(html: string, url: string, path: string): object {
  const [, written = ""] = title.exec(html) ?? [];
  const name = plainText(written).replace(` – ${brand.name}`, "");
  const steps = [
    { name: brand.name, item: url.slice(0, -path.length + 1) },
    { name, item: url },
  ];
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: steps.map((step, i) => ({ "@type": "ListItem", position: i + 1, ...step })),
  };
}
