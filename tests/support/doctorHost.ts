import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { steps } from "../../src/flow/steps";
import { answerTo } from "../../src/hosting/answerTo";
import { headersOf } from "../../src/hosting/headersOf";
import { inlineHashes } from "../../src/hosting/inlineHashes";
import { readConfig } from "../../src/settings/readConfig";
import { site } from "../../src/settings/site";

const base = site.basePath;
const page = (title: string) =>
  `<!DOCTYPE html><html><head><title>${title}</title><link rel="canonical" href="https://www.bruggen.be${base}/"><script>go()</script><script src="${base}/app-0123456789.js"></script></head><body><div id="___gatsby"></div>${"<p>Goed.</p>".repeat(300)}</body></html>`;
const json = JSON.stringify;

/** A config.json that is fit for production. */
export const goodConfig = {
  contact: { phone: "02 123 45 67", hours: "altijd", email: "hallo@bruggen.be" },
};

/** The files of a small site that is right in all ways. */
export const goodFiles = (config: object = goodConfig): Record<string, string> => ({
  ...Object.fromEntries(
    [...steps.map(({ path }) => path), "/privacy/", "/cookies/", "/toegankelijkheid/"].map(path => [
      `${path.slice(1)}index.html`,
      page(path),
    ]),
  ),
  "404/index.html": page("Niet gevonden"),
  "500/index.html": page("Storing"),
  "app-0123456789.js": `go();${" ".repeat(3000)}`,
  "config.json": json(config),
  "version.json": json({ version: "1.0.0" }),
  "health.json": json({ status: "ok" }),
  "page-data/app-data.json": json({ webpackCompilationHash: "abc" }),
  "offline-files.json": json({ build: "abc", exact: {}, hashed: ["app-0123456789.js"] }),
  "sw.js": 'importScripts("app-0123456789.js")',
  "favicon.svg": "<svg/>",
});

interface Changes {
  files?: Record<string, string | undefined>;
  /** Answers instead of the host; false leaves it to the host. */
  instead?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

function parsed(text = ""): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** Serves them as the hosting manifest says, but for what is changed. Returns the start page's address. */
export async function doctorHost({ files: other = {}, instead = () => false }: Changes = {}) {
  const all: Record<string, string | undefined> = { ...goodFiles(), ...other };
  const facts = {
    config: readConfig(parsed(all["config.json"])),
    inline: inlineHashes([page("")]),
  };
  const posted: string[] = [];
  const server = createServer((request, response) => {
    if (instead(request, response)) return;
    const { pathname, search } = new URL(request.url ?? "", "http://x");
    if (request.method === "POST" && pathname === `${base}/api/leads`) {
      let text = "";
      request.on("data", data => (text += data));
      request.on("end", () => {
        posted.push(text);
        const headers = { "Content-Type": "application/problem+json" };
        response.writeHead(422, headers).end(json({ code: "invalid", errors: [] }));
      });
      return;
    }
    const answer = answerTo(pathname, search, file => all[file] !== undefined);
    if (answer.status === "outside") return void response.writeHead(404).end();
    if (answer.status === 301)
      return void response.writeHead(301, { Location: answer.location }).end();
    const body = gzipSync(all[answer.file] ?? "");
    const headers = { ...headersOf(answer.file, facts), "Content-Encoding": "gzip" };
    response.writeHead(answer.status, headers).end(body);
  });
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    return new Promise(resolve => server.close(resolve));
  };
  return { address: `http://127.0.0.1:${port}${base}/`, posted, close };
}
