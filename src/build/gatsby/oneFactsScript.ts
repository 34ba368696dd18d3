const script = (text: string) => `<script[^>]*>\\s*${text}\\s*</script>\\s*`;
const quoted = '"((?:[^"\\\\]|\\\\.)*)";?';

/** A text from Gatsby; should it become an object, it is not found, and the build stops. */
const chunkMap = new RegExp(script(`window\\.___chunkMapping=${quoted}`));
const buildName = new RegExp(script(`window\\.___webpackCompilationHash=${quoted}`));
const pageName = new RegExp(script(`window\\.pagePath=${quoted}`));

const code = "window.___chunkMapping={},Object.assign(window,document.currentScript.dataset)";
/** In `dataset` these are `pagePath` and `___webpackCompilationHash`. */
const tag = (page: string, build: string) =>
  `<script data-page-path="${page}" data-___webpack-compilation-hash="${build}">${code}</script>`;
const written =
  /<script data-page-path="([^"]*)" data-___webpack-compilation-hash="([^"]*)">[^<]*<\/script>/;

/**
 * One constant script in place of Gatsby's three, with their facts in its attributes. Gatsby keeps pages of an earlier
 * build, in which it only renews what stands between its comments: there ours has the page, Gatsby's the build.
 * `found` is 1 where all was understood, and for the page without scripts.
 */
export function oneFactsScript(html: string): { text: string; found: number } {
  if (!/___webpack-?compilation-?hash/i.test(html)) return { text: html, found: 1 };
  const [, oldPage, oldBuild] = written.exec(html) ?? [];
  const page = pageName.exec(html)?.[1] ?? oldPage;
  const build = buildName.exec(html)?.[1] ?? oldBuild;
  if (page === undefined || build === undefined) return { text: html, found: 0 };
  const one = tag(page, build);
  const text = html
    .replace(chunkMap, "")
    .replace(buildName, "")
    .replace(written, "")
    // Known from an earlier build: its place is before Gatsby's comment.
    .replace(pageName, "")
    .replace(/(?=<!-- slice-start id="_gatsby-scripts)/, one);
  const maps = text.match(/___chunkMapping=/g) ?? [];
  return { text, found: text.includes(one) && maps.length === 1 ? 1 : 0 };
}
