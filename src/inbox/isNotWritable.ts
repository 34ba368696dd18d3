import { StoreError } from "./stores/storeError";

const systemCodes = [
  "ENOSPC",
  "EDQUOT",
  "EFBIG",
  "EROFS",
  "EACCES",
  "EPERM",
  "EIO",
  "EMFILE",
  "ENFILE",
  "ENOTDIR",
  "EEXIST",
];

/** Whether an error means that the lead store cannot be written now: disk full, no permission, a failing disk,
 * a database that is not there. */
export function isNotWritable(error: unknown): boolean {
  if (error instanceof StoreError) return error.fault === "unavailable";
  return error instanceof Error && "code" in error && systemCodes.includes(String(error.code));
}
