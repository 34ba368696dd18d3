/** File signatures, in Latin-1. */
const beginnings: [RegExp, string][] = [
  [/^\x89PNG\r\n/, "png"],
  [/^\xFF\xD8\xFF/, "jpg"],
  [/^GIF8[79]a/, "gif"],
  [/^RIFF.{4}WEBP/s, "webp"],
  [/^.{4}ftypavi[fs]/s, "avif"],
  [/^(?:\xEF\xBB\xBF)?\s*</, "svg"],
];

/** The type of an image by its content, as a file extension; null when browsers do not show it. */
export function logoType(body: Uint8Array): string | null {
  const start = Buffer.from(body.subarray(0, 256)).toString("latin1");
  return beginnings.find(([begins]) => begins.test(start))?.[1] ?? null;
}
