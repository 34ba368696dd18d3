import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** Writes files under public/ and removes those of earlier builds from the same folders. */
export async function writePublic(
  root: string,
  files: Map<string, string | Uint8Array>,
): Promise<void> {
  const folders = new Set(
    [...files.keys()].filter(name => name.includes("/")).map(name => name.split("/")[0] as string),
  );
  for (const folder of folders)
    await rm(path.join(root, "public", folder), { recursive: true, force: true });
  const targets = [...files].map(
    ([name, body]) => [path.join(root, "public", name), body] as const,
  );
  for (const folder of new Set(targets.map(([target]) => path.dirname(target))))
    await mkdir(folder, { recursive: true });
  for (const [target, body] of targets) await writeFile(target, body);
}
