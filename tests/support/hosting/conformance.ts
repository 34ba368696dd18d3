import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { answerTo } from "../../../src/hosting/answerTo";
import { headersOf } from "../../../src/hosting/headersOf";
import { hostFactsOf } from "../../../src/hosting/hostFactsOf";
import { publicFolder } from "../built/site";
import { ask, type Reply } from "./ask";

/** Headers of the transfer and of the server's name: everything else has to be in the manifest. */
const ofTransfer = new Set(
  "date server connection keep-alive transfer-encoding content-length content-encoding etag last-modified accept-ranges alt-svc".split(
    " ",
  ),
);
const encodings = { "": "", gzip: "gz", br: "br" } as const;
type Encoding = keyof typeof encodings;
const unpack: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
};

const facts = hostFactsOf({ folder: publicFolder });
const known = new Set(facts.files);
const bytes = (name: string) => readFileSync(path.join(publicFolder, name));

/** Addresses that lead nowhere, or to another address. */
export const oddPaths = [
  "",
  "?makelaar=demo-001&x=%20",
  "/makelaar",
  "/makelaar?a=1",
  "/page-data",
  "/page-data/",
  "/page-data/nergens/page-data.json",
  "/slice-data/nergens.json",
  "/nergens",
  "/nergens/",
  "/nergens.js",
  "/app-0123456789.js",
  "/brokers/0123456789ab/near/90.json",
  "/config.json/",
  "/index.html/",
  "/index.html.br",
  "/.git/config",
  "/.htaccess",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/..%2f..%2fetc%2fpasswd",
  "/makelaar%00",
  "/makelaar/%0d%0aSet-Cookie:a=b",
  "/_gatsby/slices/_gatsby-scripts-1.html",
  "/webpack.stats.json",
  "/MAKELAAR/",
];

/** What is wrong with a host's reply, in words; the manifest is the measure. `checks` counts what was compared. */
export async function faultsOf(origin: string) {
  const faults: string[] = [];
  let checks = 0;
  const check = (address: string, what: string, got: unknown, wanted: unknown) => {
    checks += 1;
    if (got !== wanted) faults.push(`${address}: ${what} is ${got}, not ${wanted}`);
  };
  const checkHeaders = (address: string, { headers }: Reply, file: string) => {
    const wanted = Object.entries(headersOf(file, facts));
    for (const [name, value] of wanted) check(address, name, headers[name.toLowerCase()], value);
    const names = new Set(wanted.map(([name]) => name.toLowerCase()));
    const more = Object.keys(headers).filter(name => !ofTransfer.has(name) && !names.has(name));
    check(address, "what it says besides", more.join(), "");
  };
  for (const file of facts.files)
    for (const encoding of Object.keys(encodings) as Encoding[]) {
      const address = `${file} (${encoding || "plain"})`;
      const url = `/familiale-verzekering/${file.replace(/(^|\/)index\.html$/, "$1")}`;
      const reply = await ask(origin, url, { headers: { "Accept-Encoding": encoding } });
      check(address, "status", reply.status, 200);
      checkHeaders(address, reply, file);
      const there =
        encoding && existsSync(path.join(publicFolder, `${file}.${encodings[encoding]}`));
      check(address, "encoding", reply.headers["content-encoding"] ?? "", there ? encoding : "");
      const body = unpack[reply.headers["content-encoding"] ?? ""]?.(reply.body) ?? reply.body;
      check(address, "content", body.equals(bytes(file)), true);
    }
  for (const odd of oddPaths) {
    const address = `/familiale-verzekering${odd}`;
    const reply = await ask(origin, address);
    const [pathname = ""] = address.split("?");
    const answer = answerTo(pathname, address.slice(pathname.length), name => known.has(name));
    // A host refuses these before it looks for a file, or takes them for an address outside.
    if (/%0|%2e|%2f/i.test(odd)) {
      check(address, "refusal", [400, 404].includes(reply.status), true);
      continue;
    }
    check(address, "status", reply.status, answer.status);
    if (answer.status === 301) check(address, "location", reply.headers.location, answer.location);
    if (answer.status === 404) {
      checkHeaders(address, reply, answer.file);
      check(address, "content", reply.body.equals(bytes(answer.file)), true);
    }
  }
  return { faults, checks, files: facts.files.length };
}
