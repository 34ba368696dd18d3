import { tieUnits } from "./tieUnits.mjs";

/** @typedef {import("./textFiles.mjs").Texts} Texts */

/** The texts with no-break spaces where they belong: a spreadsheet loses them. @param {Texts} texts
 * @returns {Texts} */
export const tidyTexts = texts =>
  new Map(
    [...texts].map(([screen, of]) => [
      screen,
      Object.fromEntries(Object.entries(of).map(([key, text]) => [key, tieUnits(text)])),
    ]),
  );
