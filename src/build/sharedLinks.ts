import { editPages } from "./editPages";

const title = /<title[^>]*>([^<]*)<\/title>/;
const description = /<meta name="description" content="([^"]*)"[^>]*>/;
const canonical = /<link rel="canonical" href="([^"]*)"/;

/**
 * A listed page with what chats and social sites show of a link to it: title, description and address, from its own
 * <head>. In the HTML only, where programs read it, so that no script carries it. Other pages stay as they are.
 */
export function withSharedLink(html: string): string {
  const [, url] = canonical.exec(html) ?? [];
  const [, name] = title.exec(html) ?? [];
  const [, text] = description.exec(html) ?? [];
  if (!url || !name || !text || html.includes('property="og:url"')) return html;
  const facts = Object.entries({ title: name, description: text, url });
  const tags = facts.map(([key, value]) => `<meta property="og:${key}" content="${value}"/>`);
  // Beside each other the two descriptions are compressed as one; the styles between them are too long for that.
  const [own = ""] = description.exec(html) ?? [];
  return html.replace(own, "").replace("</head>", () => `${own}${tags.join("")}</head>`);
}

/** Does so for all pages of the build. */
export const sharedLinks = (root: string): Promise<void> => editPages(root, withSharedLink);
