const replaced = require("./replaced.cjs");

/**
 * Webpack loader for Gatsby's navigation: a page of another build is a full load, and nothing else. Gatsby
 * 5.16 goes there by script as well, which leaves two entries of one page: "back" then stays where it is.
 * @param {string} source @returns {string}
 */
module.exports = source =>
  replaced(
    source,
    [
      [
        /(\n {8}window\.location = pathname \+ search \+ hash)(\n {6}\}\n {4}\}\n {4}reachNavigate)/,
        "$1\n        clearTimeout(timeoutId)\n        return$2",
      ],
    ],
    "navigationLoader.cjs",
  );
