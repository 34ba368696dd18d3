/** Characters that are one grapheme each in any context: no marks, joiners or emoji. */
const plain = /^[\n\x20-\x7E\u00C0-\u024F‘’“”–]*$/;

/** Chunk size: the segmenter is quadratic (seconds for 30 kB). */
const atOnce = 300;
let segmenter: Intl.Segmenter | undefined;

/**
 * Length in graphemes, where the browser can count them. Plain text skips the segmenter, which takes tens of
 * milliseconds to create on a phone.
 */
export function textLength(value: string): number {
  // Far above every limit the exact length does not matter.
  if (value.length > 20_000 || plain.test(value)) return value.length;
  if (typeof Intl.Segmenter !== "function") return [...value].length;
  segmenter ??= new Intl.Segmenter();
  let length = 0;
  let at = 0;
  while (at < value.length) {
    const starts = [...segmenter.segment(value.slice(at, at + atOnce))].map(({ index }) => index);
    const last = at + atOnce < value.length ? starts.pop() : undefined;
    length += starts.length || 1;
    // The last grapheme may continue in the next chunk.
    at += last || atOnce;
  }
  return length;
}
