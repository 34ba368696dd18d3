import { brand } from "../brand/brand";
import { splitPath } from "../language/splitPath";
import { plainText } from "./plainText";

const accordion = /<details\b[^>]*><summary\b[^>]*>([\s\S]*?)<\/summary>([\s\S]*?)<\/details>/g;
const title = /<title[^>]*>([^<]*)<\/title>/;
const canonical = /<link rel="canonical" href="([^"]*)"/;

/** Facts about a listed page in the words of schema.org, all of them from what the page itself says. */
export function structuredFacts(html: string): object | undefined {
  const [, url] = canonical.exec(html) ?? [];
  if (!url) return undefined;
  const { pathname } = new URL(url);
  const { path } = splitPath(pathname);
  return path === "/" ? questions(html) : trail(html, url, path);
}

/** The frequent questions of the start page, with their answers. */
function questions(html: string): object {
  const found = [...html.matchAll(accordion)].map(([, question = "", answer = ""]) => ({
    "@type": "Question",
    name: plainText(question),
    acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
  }));
  // Other markup of the accordion would otherwise end this in silence.
  if (found.length === 0)
    throw new Error("The start page has no questions to tell search engines.");
  return { "@context": "https://schema.org", "@type": "FAQPage", mainEntity: found };
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
