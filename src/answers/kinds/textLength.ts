/** Length as a person counts it (graphemes where the browser can), never cutting a letter in two. */
export function textLength(value: string): number {
  if (typeof Intl.Segmenter !== "function") return [...value].length;
  let length = 0;
  for (const _ of new Intl.Segmenter("nl").segment(value)) length++;
  return length;
}
