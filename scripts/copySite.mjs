import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");

/**
 * Copies the source to a temporary folder, to be changed and built there, with shared dependencies.
 * @param {string} name prefix of the folder's name
 * @returns {string} the folder
 */
export function copySite(name) {
  const copy = mkdtempSync(path.join(tmpdir(), `${name}-`));
  const asked = { cwd: root, encoding: /** @type {const} */ ("utf8") };
  const files = execFileSync("git", ["ls-files", "-cz", "-o", "--exclude-standard"], asked);
  // Git also lists deleted files that are not committed yet, and the list ends with an empty entry.
  for (const file of files.split("\0").filter(name => name && existsSync(path.join(root, name))))
    cpSync(path.join(root, file), path.join(copy, file));
  // A junction needs no rights on Windows; elsewhere it is a plain link.
  symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"), "junction");
  return copy;
}
