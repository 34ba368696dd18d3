// npm run package: builds from nothing and writes dist/familiale-verzekering-<version>.tar.gz: the site in its place,
// files for hosts and for the origin's root, the server, checksums and a bill of materials. Source maps go into a
// second file, for the telemetry's intake.
//   -- --built           of the last build
//   -- --config FILE --inbox ORIGIN   as for npm run hosting
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { aside } from "./aside.mjs";
import { bundleServer, external } from "./bundleServer.mjs";
import { loadSource } from "./loadSource.mjs";
import { sbom } from "./package/sbom.mjs";
import { shippedPackages } from "./package/shippedPackages.mjs";

const root = path.resolve(import.meta.dirname, "..");
const at = (/** @type {string[]} */ ...names) => path.join(root, ...names);
const { values } = parseArgs({
  options: { built: { type: "boolean" }, config: { type: "string" }, inbox: { type: "string" } },
});

if (!values.built) {
  for (const folder of ["public", ".cache"]) rmSync(at(folder), { recursive: true, force: true });
  execFileSync(process.execPath, [at("scripts/run.mjs"), "build"], {
    stdio: "inherit",
    env: { ...process.env, PREVIEW: "" },
  });
}
const read = (/** @type {string} */ file) => JSON.parse(readFileSync(file, "utf8"));
const { name, version, dependencies, engines } = read(at("package.json"));
const { builtAt } = read(at("public/version.json"));
const title = `${name}-${version}`;
const folder = at("dist", title);
rmSync(folder, { recursive: true, force: true });

cpSync(at("public"), path.join(folder, "site", name), {
  recursive: true,
  filter: file => !/[\\/](?:_gatsby|~partytown[\\/]debug)$|\.map$/.test(file),
});
const { writeHosting } = await loadSource("src/hosting/writeHosting.ts");
const faults = writeHosting({
  folder: at("public"),
  target: path.join(folder, "hosting"),
  configFile: values.config,
  upstream: values.inbox,
});
if (values.config)
  cpSync(path.resolve(values.config), path.join(folder, "site", name, "config.json"));

mkdirSync(path.join(folder, "server"));
await bundleServer(path.join(folder, "server/server.cjs"));
const beside = external.filter(one => one in dependencies).map(one => [one, dependencies[one]]);
write("server/package.json", {
  name: `${name}-server`,
  version,
  private: true,
  engines,
  scripts: { start: "node server.cjs" },
  dependencies: Object.fromEntries(beside),
});
write("sbom.cdx.json", sbom(root, await shippedPackages(root, external), builtAt));
for (const file of ["THIRD-PARTY-NOTICES.md", "docs/hosting.md", "docs/operate.md"])
  cpSync(at(file), path.join(folder, path.basename(file)));
const sums = files(folder).map(file => `${digest(path.join(folder, file))}  ${file}\n`);
writeFileSync(path.join(folder, "SHA256SUMS"), sums.join(""));

pack(at("dist"), title, `${title}.tar.gz`);
if (existsSync(aside(root)))
  pack(path.dirname(aside(root)), "aside", `${title}-source-maps.tar.gz`);
for (const fault of faults) console.warn(`warning: ${fault}`);
console.log(
  `dist/${title}.tar.gz: ${sums.length} files, sha256 ${digest(at("dist", `${title}.tar.gz`))}`,
);

/** @param {string} file @param {unknown} value */
function write(file, value) {
  writeFileSync(path.join(folder, file), `${JSON.stringify(value, null, 2)}\n`);
}

/** @param {string} file */
function digest(file) {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}

/** @param {string} from @returns {string[]} */
function files(from) {
  return readdirSync(from, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name: own }) => path.relative(from, path.join(parentPath, own)))
    .map(file => file.replaceAll(path.sep, "/"))
    .sort();
}

/** The same bytes for the same content: order, owner and time are fixed. @param {string} from @param {string} what @param {string} into */
function pack(from, what, into) {
  const same = ["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--mode=u=rwX,go=rX"];
  const tar = at("dist", into.replace(/\.gz$/, ""));
  try {
    execFileSync("tar", [...same, `--mtime=${builtAt ?? "@0"}`, "-cf", tar, "-C", from, what]);
    execFileSync("gzip", ["-n9f", tar]);
  } catch {
    console.error("GNU tar and gzip are needed (Debian has them; macOS: brew install gnu-tar).");
    process.exit(1);
  }
}
