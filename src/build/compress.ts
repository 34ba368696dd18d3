import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { isCompressible } from "../hosting/headersOf";

/** Below this a response is one packet anyway. */
const least = 512;
/** Parallel files: as many as Node compresses at a time. */
const atOnce = 4;
const copies = {
  br: (body: Buffer, name: string) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        // Thousands of files: 1 % longer, in a third of the time.
        [constants.BROTLI_PARAM_QUALITY]: name.startsWith("brokers/") ? 10 : 11,
      },
    }),
  gz: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
};
/** Files that somebody may replace alone: a copy would go on with the old content. */
const alone = /^(?:config\.json|sw\.js)$/;

/** Writes a `.br` and a `.gz` beside each file in public/ that gets shorter by it; there must be none yet (dropCopies). */
export async function compress(root: string): Promise<void> {
  const folder = path.join(root, "public");
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = all.filter(entry => entry.isFile()).map(e => path.join(e.parentPath, e.name));
  const left = files.values();
  const work = async () => {
    for (const file of left) {
      const name = path.relative(folder, file).replaceAll(path.sep, "/");
      if (!isCompressible(name) || alone.test(name)) continue;
      const body = await readFile(file);
      if (body.length < least) continue;
      for (const [ending, shorten] of Object.entries(copies)) {
        const copy = await shorten(body, name);
        if (copy.length < body.length) await writeFile(`${file}.${ending}`, copy);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
