import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A safe file name, with the position in front to keep names unique.
 * @param {number} position @param {string} name */
function safeName(position, name) {
  const letters = [...name.normalize("NFC").replace(/[^\p{L}\p{M}\p{N}._ -]+/gu, "_")];
  return `${position + 1}-${letters.slice(-100).join("")}`;
}

/**
 * Writes the documents of one lead to a folder, one at a time; existing files are not overwritten.
 * @param {import("../../src/inbox/stores/leadStore").LeadStore} store
 * @param {string} reference
 * @param {string} folder made when missing
 * @returns {AsyncGenerator<string>} the files, in the order of the lead
 * @throws the file system's error, EEXIST for a file that is there already
 */
export async function* saveDocuments(store, reference, folder) {
  let position = 0;
  for await (const { name, content } of store.documents(reference)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, safeName(position, name));
    writeFileSync(path, content, { flag: "wx", mode: 0o600 });
    position += 1;
    yield path;
  }
}
