import { createReadStream, existsSync, statSync } from "node:fs";
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { Lead } from "../../../src/answers/leadSchema";
import { headersOf } from "../../../src/hosting/headersOf";
import { hostFactsOf } from "../../../src/hosting/hostFactsOf";
import { basePath, publicFolder } from "../built/site";

const ownHosts = ["http://localhost:*"];

/** A static host that can deploy another build, lose its connection, and take leads. */
export interface DeployHost {
  /** With the base path, without a slash at the end. */
  url: string;
  /** Serves this folder from now on, and nothing of the one before. */
  deploy: (folder: string) => void;
  /** Every request ends without an answer, as behind a dead hotspot. */
  down: boolean;
  /** Paths below the base path, with query, in the order in which they were asked for. */
  asked: string[];
  leads: Lead[];
  /** Takes the leads in place of this host: an address. */
  inbox: string | undefined;
  /** May answer in the host's place: true when it did. */
  instead: (name: string, response: ServerResponse) => boolean;
  stop: () => Promise<void>;
}

/**
 * Nothing it answers may be kept by the browser's own cache, scripts neither: what works without a
 * connection then works because the worker stored it.
 */
export async function startDeployHost(first = publicFolder): Promise<DeployHost> {
  let folder = first;
  let facts = hostFactsOf({ folder, https: false });
  const host: DeployHost = {
    url: "",
    deploy: next => {
      folder = next;
      facts = hostFactsOf({ folder, https: false });
    },
    down: false,
    asked: [],
    leads: [],
    inbox: undefined,
    instead: () => false,
    stop: async () => {},
  };
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    if (host.down) return void request.socket.destroy();
    const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
    const name = pathname.slice(basePath.length + 1);
    host.asked.push(name + search);
    if (host.instead(name, response)) return;
    if (request.method === "POST")
      return host.inbox ? passOn(host.inbox, request, response) : takeLead(request, response);
    answerFile(pathname.startsWith(`${basePath}/`) ? name : "elsewhere", response);
  };
  const passOn = (inbox: string, request: IncomingMessage, response: ServerResponse) => {
    const { method, headers } = request;
    const passed = ask(inbox, { method, headers }, answer => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    request.pipe(passed.on("error", () => response.destroy()));
  };
  const takeLead = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    host.leads.push(JSON.parse(Buffer.concat(chunks).toString("utf8")));
    response.writeHead(201, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ reference: `TEST-${host.leads.length}` }));
  };
  const answerFile = (name: string, response: ServerResponse) => {
    const wanted = path.join(folder, name);
    const file = name === "" || name.endsWith("/") ? path.join(wanted, "index.html") : wanted;
    const there = existsSync(file) && statSync(file).isFile();
    const served = there ? file : path.join(folder, "404.html");
    const headers = headersOf(path.relative(folder, served), { ...facts, connect: ownHosts });
    response.writeHead(there ? 200 : 404, { ...headers, "Cache-Control": "no-store" });
    // The build may be taken away while a page still asks for it.
    createReadStream(served)
      .on("error", () => response.destroy())
      .pipe(response);
  };
  const server = createServer((request, response) => {
    receive(request, response).catch(() => response.destroy());
  });
  await new Promise<void>(resolve => server.listen(0, "localhost", resolve));
  host.url = `http://localhost:${(server.address() as AddressInfo).port}${basePath}`;
  host.stop = async () => {
    server.closeAllConnections();
    await new Promise(resolve => server.close(resolve));
  };
  return host;
}
