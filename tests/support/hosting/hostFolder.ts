import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeHosting } from "../../../src/hosting/writeHosting";
import { publicFolder } from "../built/site";

/**
 * A folder as somebody makes it who puts the site on a host: `www/` with the site in its place and the files of the
 * origin's root, `hosting/` with what `npm run hosting` writes.
 * @param upstream the server for leads
 */
export function hostFolder(upstream: string) {
  const folder = mkdtempSync(path.join(tmpdir(), "host-"));
  const at = (name: string) => path.join(folder, name);
  mkdirSync(at("www"));
  symlinkSync(publicFolder, at("www/familiale-verzekering"), "junction");
  writeHosting({ folder: publicFolder, target: at("hosting"), upstream });
  cpSync(at("hosting/root"), at("www"), { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
