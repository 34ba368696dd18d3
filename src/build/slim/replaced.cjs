/**
 * The source of a package after these replacements. One that finds nothing stops the build, so that nobody
 * relies on it in vain after an update.
 * @param {string} source @param {[RegExp, string][]} replacements
 * @param {string} loader the loader that asks, for the message @returns {string}
 */
module.exports = function replaced(source, replacements, loader) {
  return replacements.reduce((text, [found, instead]) => {
    const now = text.replace(found, instead);
    if (now !== text) return now;
    throw new Error(
      `The package is built in another way than ${found} expects. Repair src/build/slim/${loader}, or take its rule out of src/build/slimBundle.ts.`,
    );
  }, source);
};
