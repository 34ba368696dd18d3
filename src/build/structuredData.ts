import { editPages } from "./editPages";
import { structuredFacts } from "./structuredFacts";

const begin = '<script type="application/ld+json">';

/**
 * A listed page with a block of data for search engines, in the HTML only: no script carries it, and hydration knows
 * nothing of it. It stands at the end, near the texts that it repeats, so that they are compressed as one. A block of
 * data does not run, so no policy asks for its hash (hosting/inlineHashes).
 */
export function withStructuredData(html: string): string {
  const facts = html.includes(begin) ? undefined : structuredFacts(html);
  if (!facts) return html;
  // Nothing in it may end the element.
  const text = JSON.stringify(facts).replaceAll("<", "\\u003c");
  return html.replace("</body>", () => `${begin}${text}</script></body>`);
}

/** Does so for all pages of the build. */
export const structuredData = (root: string): Promise<void> => editPages(root, withStructuredData);
