import { statfs } from "node:fs/promises";

/** Room for some hundred documents, so that somebody hears of it in time. */
const leastBytes = 500 * 1024 * 1024;

/** Resolves while the disk of this folder has room. @throws Error when it has not, or cannot be asked */
export async function roomOnDisk(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < leastBytes) throw new Error("The disk is nearly full.");
}
