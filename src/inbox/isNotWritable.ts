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
const databaseWords =
  /disk is full|disk I\/O error|unable to open|readonly database|could not open/i;

/** Whether an error means that the lead store cannot be written now: disk full, no permission,
 * a failing disk. The database's driver tells it in words only. */
export function isNotWritable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && systemCodes.includes(String(error.code))) return true;
  return error.name === "SQLite3Error" && databaseWords.test(error.message);
}
