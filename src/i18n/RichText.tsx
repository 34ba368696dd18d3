import { Fragment, type ReactNode } from "react";
import type { TextKey } from "./textKey";
import { type TextValues, useText } from "./useText";

interface Props {
  text: TextKey;
  /** Elements for some placeholders, by name. */
  parts: Record<string, ReactNode>;
  values?: TextValues;
}

/** Marks where an element goes; no text contains it. */
const mark = "\u0000";

/** A text with elements (links) in place of some placeholders; values never become markup. */
export function RichText({ text, parts, values }: Props) {
  const t = useText();
  const marks = Object.fromEntries(Object.keys(parts).map(name => [name, `${mark}${name}${mark}`]));
  return t(text, { ...values, ...marks })
    .split(mark)
    .map((piece, i) => (
      // Pieces never change places: the text is fixed.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Fragment key={i}>{i % 2 ? parts[piece] : piece}</Fragment>
    ));
}
