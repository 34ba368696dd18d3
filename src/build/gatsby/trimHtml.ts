import { editPages } from "../editPages";
import { firstFiles } from "../firstFiles";
import { expectMatches } from "./expectMatches";
import { oneFactsScript, pageOf } from "./oneFactsScript";

/** Previews of shared links; nobody shares a page with noindex. */
const shared = /<meta property="og:[^>]*>/g;
const unlisted = /<meta name="robots" content="noindex"/;

/** Base.css says so, and a policy would have to name a style in an attribute. */
const focusStyle = /(?<=<div) style="outline:none"(?= tabindex="-1" id="gatsby-focus-wrapper")/;

const none = { scripts: [], data: [] };

/** Shortens all pages, before the HTML is hashed. */
export async function trimHtml(root: string): Promise<void> {
  const filesOf = await firstFiles(root);
  await editPages(root, async (html, file) => {
    const page = pageOf(html);
    const files = page === undefined ? none : await filesOf(page);
    const { text, found } = oneFactsScript(html, files);
    expectMatches("one-facts-script", found, `facts for Gatsby's loader in ${file}`);
    return text.replace(focusStyle, "").replace(shared, unlisted.test(html) ? "" : "$&");
  });
}
