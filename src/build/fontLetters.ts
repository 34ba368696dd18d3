import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

const printableAscii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("");

/**
 * The letters of the font that every page loads: those of Dutch texts, and of most names in Belgium. The other letters of
 * the font come in a second file, once one of them is on the page (styles/base.css). Each costs some 25 bytes, and the file
 * arrives a round trip earlier while it fits into 14 kB.
 */
export const letters = `${printableAscii}\u00a0©±·Éàâäçèéêëïóöü–‘’…€`;

/** `<font>.woff2?letters` is that font with `letters` only. */
export function fontLetters({ actions }: CreateWebpackConfigArgs): void {
  const loader = path.resolve("src/build/lettersLoader.cjs");
  actions.setWebpackConfig({
    module: {
      rules: [
        {
          test: /\.woff2$/,
          resourceQuery: /^\?letters$/,
          enforce: "pre",
          use: [{ loader, options: { letters } }],
        },
      ],
    },
  });
}
