import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { waitForStore } from "./waitForStore.mjs";

/** A name that is a plain file in any folder, with its place in front so that none is overwritten.
 * @param {number} position @param {string} name */
function safeName(position, name) {
  const letters = [...name.normalize("NFC").replace(/[^\p{L}\p{M}\p{N}._ -]+/gu, "_")];
  return `${position + 1}-${letters.slice(-100).join("")}`;
}

/**
 * Writes the documents of one lead to a folder; existing files are not overwritten.
 * @param {string} file an existing lead store
 * @param {string} reference
 * @param {string} folder made when missing
 * @returns {string[]} the files, in the order of the lead; empty when it has none
 * @throws the file system's error, EEXIST for a file that is there already
 */
export function saveDocuments(file, reference, folder) {
  const rows = waitForStore(file, { readOnly: true }, db =>
    db.all(
      `SELECT position, documents.name, content FROM documents JOIN leads ON leads.id = documents.lead
       WHERE reference = ? ORDER BY position`,
      reference,
    ),
  );
  return rows.map(({ position, name, content }) => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, safeName(Number(position), String(name)));
    writeFileSync(path, /** @type {Uint8Array} */ (content), { flag: "wx", mode: 0o600 });
    return path;
  });
}
