import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const folder = mkdtempSync(path.join(tmpdir(), "familiale-reports-"));

/** The report of a stage. @param {string} name */
export const reportFile = name => path.join(folder, `${name.replace(/\W+/g, "-")}.json`);
