import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { LetterPage } from "./LetterPage";
import type { Letter } from "./letter";

/** A letter as HTML; React escapes what people wrote. */
export const htmlLetter = (letter: Letter): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(createElement(LetterPage, { letter }))}`;
