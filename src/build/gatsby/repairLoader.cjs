/**
 * Webpack loader: an upstream file, changed as src/build/gatsby/repairedModules says.
 * @this {{ getOptions(): { change(source: string): string } }} @param {string} source @returns {string}
 */
module.exports = function repairLoader(source) {
  return this.getOptions().change(source);
};
