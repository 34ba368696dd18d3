// Prints the first load of each page of the build in public/, and what may be fetched later.
import path from "node:path";
import { builtScripts } from "./builtScripts.mjs";
import { firstLoad, gzipped, sharedScripts } from "./firstLoad.mjs";
import { shippedSources } from "./shippedSources.mjs";

const folder = path.resolve(import.meta.dirname, "..", "public");
/** @param {number} bytes */
const kB = bytes => (bytes / 1000).toFixed(1).padStart(6);
/** @param {string} line */
const print = line => process.stdout.write(`${line}\n`);

print("First load, kB of 1,000 bytes, gzip 9");
print("");
print("| page | HTML | shared scripts | own scripts | all scripts |");
print("| --- | ---: | ---: | ---: | ---: |");
for (const { page, html, shared, own, scripts } of firstLoad(folder)) {
  print(`| ${page.padEnd(24)} | ${kB(html)} | ${kB(shared)} | ${kB(own)} | ${kB(scripts)} |`);
}

print("");
print("Shared scripts");
print("");
const shared = sharedScripts(folder);
for (const script of shared) print(`${kB(gzipped(path.join(folder, script)))}  ${script}`);

print("");
print("Other scripts, with some of what is in them");
print("");
for (const script of builtScripts(folder)) {
  if (shared.includes(script)) continue;
  const own = shippedSources(path.join(folder, script)).filter(file => file.startsWith("src/"));
  const code = own.filter(file => !file.endsWith(".css")).map(file => file.slice("src/".length));
  print(
    `${kB(gzipped(path.join(folder, script)))}  ${script.replace(/-[0-9a-f]{10}\.js$/, "")}: ${code.slice(-4).join(", ")}`,
  );
}
