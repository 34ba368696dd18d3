const replaced = require("./replaced.cjs");

/**
 * Webpack loader for Gatsby's loader of pages (docs/decisions/0036): without partial hydration, which is
 * off; with the base path before the address at which it asks whether a page without data is there after
 * all, and a slash behind it, since Gatsby 5.16 asks for that at the root of the host; and with the build
 * that page data say they are of (signPageData) before the one that the host has at that moment.
 * @param {string} source @returns {string}
 */
module.exports = source =>
  replaced(
    source,
    [
      [/^ {2}(?:fetch|load)PartialHydrationJson\(\w+\) \{[\s\S]*?^ {2}\}$/gm, ""],
      [/\bglobal\.hasPartialHydration\b/g, "false"],
      [
        /(?<=webpackCompilationHash: )appDataResponse\s+\?\s+appDataResponse\.webpackCompilationHash\s+: ``/,
        "pageData.webpackCompilationHash ?? appDataResponse?.webpackCompilationHash ?? ``",
      ],
      [/typeof rscDataResponse\?\.payload === `string`/, "false"],
      [
        /doFetch\(rawPath, `HEAD`\)/,
        "doFetch(__BASE_PATH__ + rawPath.replace(/\\/?(?=\\?|$)/, `/`), `HEAD`)",
      ],
    ],
    "gatsbyLoader.cjs",
  );
