/** Why a file is not taken. */
export type FileRejection = "extension" | "tooBig" | "bundleTooBig" | "tooMany" | "duplicate";

/** Limits in files and bytes. */
export interface FileLimits {
  maxFiles: number;
  maxFileSize: number;
  maxBundleSize: number;
}

type Sized = Pick<File, "name" | "size">;

/**
 * The first reason not to add `file` to what is already there; undefined when it is welcome.
 * `known`: by its content it is of a kind we take. The name proves nothing.
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
