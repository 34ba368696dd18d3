const subsetFont = /** @type {typeof import("subset-font").default} */ (
  /** @type {unknown} */ (require("subset-font"))
);

/**
 * Webpack loader: a font with the letters of its options only, and what they are drawn with.
 * @this {{ async(): (error: unknown, font?: Buffer) => void, getOptions(): { letters: string } }} @param {Buffer} font
 */
module.exports = function lettersLoader(font) {
  const done = this.async();
  subsetFont(font, this.getOptions().letters, { targetFormat: "woff2" }).then(
    part => done(null, part),
    done,
  );
};
module.exports.raw = true;
