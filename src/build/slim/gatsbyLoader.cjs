const replaced = require("./replaced.cjs");

/**
 * Webpack loader for Gatsby's loader of pages: without partial hydration, which is off; and with the base
 * path before the address at which it asks whether a page without data is there after all, and a slash
 * behind it: Gatsby 5.16 asks for that at the root of the host (docs/decisions/0036).
 * @param {string} source @returns {string}
 */
module.exports = source =>
  replaced(
    source,
    [
      [/^ {2}(?:fetch|load)PartialHydrationJson\(\w+\) \{[\s\S]*?^ {2}\}$/gm, ""],
      [/\bglobal\.hasPartialHydration\b/g, "false"],
      [/typeof rscDataResponse\?\.payload === `string`/, "false"],
      [
        /doFetch\(rawPath, `HEAD`\)/,
        "doFetch(__BASE_PATH__ + rawPath.replace(/\\/?(?=\\?|$)/, `/`), `HEAD`)",
      ],
    ],
    "gatsbyLoader.cjs",
  );
