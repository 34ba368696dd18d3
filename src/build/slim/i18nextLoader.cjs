const replaced = require("./replaced.cjs");

/**
 * Webpack loader for i18next's module build, which carries what its JSON format 4 never uses (the plural
 * tables of formats 1 to 3: browsers have Intl.PluralRules), an object spread of its own in each part, and
 * what it tells developers on the console: a preview build keeps that, visitors do not load it.
 * An i18next in which this is not found any more stops the build, so that nobody relies on it in vain.
 * @this {{ getOptions(): { quiet?: string } }} @param {string} source @returns {string}
 */
module.exports = function slimI18next(source) {
  /** @type {[RegExp, string][]} */
  const shorter = [
    [/var sets = \[[\s\S]*?\n\}\];\n/, "var sets = [];\n"],
    [/var _rulesPluralsTypes = \{[\s\S]*?\n\};\n/, "var _rulesPluralsTypes = {};\n"],
    [/^function (?:ownKeys|_objectSpread)[$\d]*\(.*\n/gm, ""],
    [/_objectSpread[$\d]*\(/g, "Object.assign({}, "],
  ];
  if (this.getOptions().quiet)
    shorter.push([/\b_?this\d?\.logger\.(?:log|warn|error)\(/g, "0 && ("]);
  return replaced(source, shorter, "i18nextLoader.cjs");
};
