import { Fragment, type ReactNode } from "react";
import type { TextKey } from "./textKey";
import { type TextValues, useText } from "./useText";

interface Props {
  text: TextKey;
  /** Elements by placeholder name. */
  parts: Record<string, ReactNode>;
  values?: TextValues;
}

/** Stands for an element; occurs in no text (fits). */
const mark = "\u0000";

/** A text with elements (links) for some placeholders; values never become markup. */
export function RichText({ text, parts, values }: Props) {
  const t = useText();
  const marks = Object.fromEntries(Object.keys(parts).map(name => [name, `${mark}${name}${mark}`]));
  return t(text, { ...values, ...marks })
    .split(mark)
    .map((piece, i) => (
      // The text is fixed, so pieces never reorder.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Fragment key={i}>{i % 2 ? parts[piece] : piece}</Fragment>
    ));
}
