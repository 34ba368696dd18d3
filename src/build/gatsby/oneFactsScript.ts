import type { FirstFiles } from "../firstFiles";

const script = (text: string) => `<script[^>]*>\\s*${text}\\s*</script>\\s*`;
const quoted = '"((?:[^"\\\\]|\\\\.)*)";?';

/** A text from Gatsby; should it become an object, it is not found, and the build stops. */
const chunkMap = new RegExp(script(`window\\.___chunkMapping=${quoted}`));
const buildName = new RegExp(script(`window\\.___webpackCompilationHash=${quoted}`));
const pageName = new RegExp(script(`window\\.pagePath=${quoted}`));
/** What shell/early/beginScripts asks for once the page is painted. */
const atOnce = /<script src="[^"]*" async(?:="")?><\/script>/g;

const code = "window.___chunkMapping={},Object.assign(window,document.currentScript.dataset)";
/** In `dataset` these are `pagePath`, `___webpackCompilationHash`, `___scripts` and `___data`. */
const tag = (page: string, build: string, { scripts, data }: FirstFiles) =>
  `<script data-page-path="${page}" data-___webpack-compilation-hash="${build}" data-___scripts="${scripts.join(" ")}" data-___data="${data.join(" ")}">${code}</script>`;
const written =
  /<script data-page-path="([^"]*)" data-___webpack-compilation-hash="([^"]*)"[^>]*>[^<]*<\/script>/;

/** The page of this HTML by Gatsby's own name for it, or of an earlier build of ours; none without scripts. */
export const pageOf = (html: string): string | undefined =>
  (pageName.exec(html) ?? written.exec(html))?.[1];

/**
 * One constant script in place of Gatsby's three, with their facts in its attributes, and the names of the page's files
 * in place of its scripts. Gatsby keeps pages of an earlier build, in which it only renews what stands between its
 * comments: there ours has the page, Gatsby's the build. `found` is 1 where all was understood, and for the page
 * without scripts.
 */
export function oneFactsScript(html: string, files: FirstFiles): { text: string; found: number } {
  if (!/___webpack-?compilation-?hash/i.test(html)) return { text: html, found: 1 };
  const page = pageOf(html);
  const build = buildName.exec(html)?.[1] ?? written.exec(html)?.[2];
  if (page === undefined || build === undefined) return { text: html, found: 0 };
  const one = tag(page, build, files);
  const text = html
    .replace(chunkMap, "")
    .replace(buildName, "")
    .replace(written, "")
    // Known from an earlier build: its place is before Gatsby's comment.
    .replace(pageName, "")
    .replace(atOnce, "")
    .replace(/(?=<!-- slice-start id="_gatsby-scripts)/, one);
  const maps = text.match(/___chunkMapping=/g) ?? [];
  const understood = text.includes(one) && maps.length === 1 && !/<script[^>]* src=/.test(text);
  return { text, found: understood ? 1 : 0 };
}
