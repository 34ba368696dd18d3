import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { builtScripts } from "../../../scripts/builtScripts.mjs";
import type { OfflineFiles } from "../../../src/offline/offlineFiles";
import { publicFolder } from "../built/site";

/**
 * A second build without building: a copy of public/ in which every script has another content and so
 * another name, every page another build name and version, and nothing of the first name is left. What a
 * host, a loader and a worker can see of it is what they see of a real one (`npm run test:walks` takes a
 * real one; deploy.spec.ts checks that nothing is left).
 */
export function otherBuild(from = publicFolder): string {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), "other-build-")), "public");
  // Not by a test's hook: one process may run the hooks of a file several times, and its code once.
  process.once("exit", () => rmSync(path.dirname(folder), { recursive: true, force: true }));
  cpSync(from, folder, { recursive: true, filter: name => !name.endsWith(".map") });
  const appData = readFileSync(path.join(from, "page-data/app-data.json"), "utf8");
  const scripts = builtScripts(from);
  const names = new Map(
    [JSON.parse(appData).webpackCompilationHash, ...scripts.map(hashIn)].map(old => [
      old,
      otherHash(old),
    ]),
  );
  const old = new RegExp([...names.keys()].join("|"), "g");
  const version = /\d+\.\d+\.\d+\+\w+/g;
  const rewrite = (text: string) =>
    text.replace(old, hash => names.get(hash) ?? hash).replace(version, found => `${found}-other`);
  for (const file of textFiles(folder)) writeFileSync(file, rewrite(readFileSync(file, "utf8")));
  for (const name of readdirSync(folder).filter(each => hashed.test(each))) {
    const file = path.join(folder, name);
    if (scripts.includes(name))
      writeFileSync(path.join(folder, rewrite(name)), `${readFileSync(file, "utf8")}//other`);
    rmSync(file);
  }
  renewDigests(folder);
  return folder;
}

/** Everything in which a build's names stand. */
export const textFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.(?:html|js|json)$/.test(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter(file => !/^(?:brokers|places|workbox)/.test(path.relative(folder, file)));

const hashed = /-[0-9a-f]{10}\.js$/;
const hashIn = (name: string) => name.slice(-13, -3);
const otherHash = (old: string) =>
  createHash("sha256").update(`other ${old}`).digest("hex").slice(0, 10);

/** offline-files.json says what is in each unhashed file. */
function renewDigests(folder: string): void {
  const list = path.join(folder, "offline-files.json");
  const files: OfflineFiles = JSON.parse(readFileSync(list, "utf8"));
  for (const name of Object.keys(files.exact)) {
    const content = readFileSync(path.join(folder, name));
    files.exact[name] = createHash("sha256").update(content).digest("hex");
  }
  writeFileSync(list, JSON.stringify(files));
}
