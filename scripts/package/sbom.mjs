import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

/** @typedef {{ version: string, license?: string, integrity?: string, dev?: boolean, resolved?: string }} Locked */

/** @param {string} place such as "node_modules/a/node_modules/@b/c" */
const nameOf = place => place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);

/**
 * Bill of materials (CycloneDX 1.5, JSON) of these packages, from the lock file; the same for the same lock file.
 * @param {string} root the repository
 * @param {readonly string[]} places folders of packages, as the lock file names them
 * @param {string | null} time when it was made: that of the commit
 */
export function sbom(root, places, time) {
  const read = (/** @type {string} */ name) =>
    JSON.parse(readFileSync(path.join(root, name), "utf8"));
  const { name, version } = read("package.json");
  /** @type {Record<string, Locked>} */
  const locked = read("package-lock.json").packages;
  const components = [...new Set(places)].sort().map(place => {
    const found = locked[place];
    if (!found) throw new Error(`package-lock.json has no ${place}. Run npm install.`);
    const full = nameOf(place);
    const [scope, short] = full.startsWith("@") ? full.split("/") : [undefined, full];
    const purl = `pkg:npm/${scope ? `${encodeURIComponent(scope)}/` : ""}${short}@${found.version}`;
    const [, hash] = /^sha512-(.+)$/.exec(found.integrity ?? "") ?? [];
    return {
      type: "library",
      "bom-ref": `${purl}#${place}`,
      ...(scope && { group: scope }),
      name: short,
      version: found.version,
      purl,
      ...(found.license && { licenses: [{ expression: found.license }] }),
      ...(hash && {
        hashes: [{ alg: "SHA-512", content: Buffer.from(hash, "base64").toString("hex") }],
      }),
    };
  });
  const digest = createHash("sha256").update(JSON.stringify(components)).digest("hex");
  const uuid = [8, 4, 4, 4, 12].map((_, at, all) => {
    const from = all.slice(0, at).reduce((sum, length) => sum + length, 0);
    return digest.slice(from, from + (all[at] ?? 0));
  });
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    serialNumber: `urn:uuid:${uuid.join("-")}`,
    version: 1,
    metadata: {
      ...(time && { timestamp: new Date(time).toISOString() }),
      component: { type: "application", "bom-ref": name, name, version },
    },
    components,
  };
}
