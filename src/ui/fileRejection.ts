/** Why a file is rejected. */
export type FileRejection = "extension" | "tooBig" | "bundleTooBig" | "tooMany" | "duplicate";

/** Limits in files and bytes. */
export interface FileLimits {
  maxFiles: number;
  maxFileSize: number;
  maxBundleSize: number;
}

type Sized = Pick<File, "name" | "size">;

/**
 * The first reason to reject `file`, given the files already chosen; undefined when it is accepted. `known`:
 * its content is of an accepted type, whatever its name says.
 */
export function fileRejection(
  file: Sized,
  known: boolean,
  present: readonly Sized[],
  limits: FileLimits,
): FileRejection | undefined {
  const bundle = present.reduce((sum, { size }) => sum + size, file.size);
  if (!known) return "extension";
  if (present.some(other => other.name === file.name && other.size === file.size))
    return "duplicate";
  if (file.size > limits.maxFileSize) return "tooBig";
  if (present.length >= limits.maxFiles) return "tooMany";
  return bundle > limits.maxBundleSize ? "bundleTooBig" : undefined;
}
