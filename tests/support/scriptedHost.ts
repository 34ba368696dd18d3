import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What a stand-in does with a request. */
export interface Script {
  status?: number;
  /** JSON, or text as it is. */
  body?: unknown;
  type?: string;
  headers?: Record<string, string>;
  /** Before the answer begins, ms. */
  delayMs?: number;
  /** Hang up instead, or never say anything. */
  silence?: "hangUp" | "wait";
  /** Keeps the connection open and hands it over: a stream. */
  open?: (response: ServerResponse) => void;
}

export interface Asked {
  method: string;
  /** With its query. */
  url: string;
  headers: IncomingMessage["headers"];
  body: string;
}

/** A real server on another origin than the site, which does what it is told and notes what it is asked. */
export async function scriptedHost(answer: (asked: Asked) => Script) {
  const host = {
    origin: "",
    asked: [] as Asked[],
    answer,
    close: () =>
      new Promise<void>(done => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const cors = {
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Allow-Headers": "*",
      "Access-Control-Max-Age": "3600",
      "Access-Control-Expose-Headers": "x-sse-support",
    };
    if (request.method === "OPTIONS") return response.writeHead(204, cors).end();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = "", url = "", headers } = request;
    const asked = { method, url, headers, body: Buffer.concat(chunks).toString("utf8") };
    host.asked.push(asked);
    const script = host.answer(asked);
    if (script.silence === "wait") return;
    if (script.silence === "hangUp") return request.socket.destroy();
    if (script.delayMs) await new Promise(resolve => setTimeout(resolve, script.delayMs));
    const { body = "", type = "application/json" } = script;
    response.writeHead(script.status ?? 200, { ...cors, "Content-Type": type, ...script.headers });
    if (script.open) return script.open(response);
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>(done => server.listen(0, "localhost", done));
  host.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return host;
}

export type ScriptedHost = Awaited<ReturnType<typeof scriptedHost>>;

/** The ways in which a service can be out of order, and one in which it is not. */
export const faults = {
  down: { status: 503 },
  hangs: { silence: "wait" },
  "hangs up": { silence: "hangUp" },
  "answers with a page": { body: "<!doctype html><title>Portaal</title>", type: "text/html" },
} as const satisfies Record<string, Script>;
