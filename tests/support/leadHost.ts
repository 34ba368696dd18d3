import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { vi } from "vitest";

/** One answer of the host to a posted lead. */
export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  /** JSON, or text as it is. */
  body?: unknown;
  /** Hang up instead, or never say anything. */
  silence?: "hangUp" | "wait";
}

export interface Post {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export const accepted: Answer = { status: 201, body: { reference: "AB12" } };
/** Not within a visitor's patience. */
export const muchLater: Answer = { status: 503, headers: { "Retry-After": "3600" } };

/** A real server with a config.json and a lead endpoint; `answers` are given in order, the last one from then on. */
export async function leadHost() {
  const host = {
    origin: "",
    /** undefined: there is no config.json. Text is served as it is. */
    config: {} as unknown,
    /** Other files, by path. */
    files: {} as Record<string, unknown>,
    /** Paths of files that were asked for. */
    asked: [] as string[],
    answers: [accepted] as Answer[],
    posts: [] as Post[],
    close: () =>
      new Promise<void>(done => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  const text = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
  const server = createServer(async (request, response) => {
    const path = request.url ?? "";
    if (request.method !== "POST") {
      host.asked.push(path);
      const file = path === "/config.json" ? host.config : host.files[path];
      return response.writeHead(file === undefined ? 404 : 200).end(text(file ?? ""));
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    host.posts.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
    const answer = (host.answers.length > 1 ? host.answers.shift() : host.answers[0]) ?? accepted;
    if (answer.silence === "wait") return;
    if (answer.silence === "hangUp") return request.socket.destroy();
    response.writeHead(answer.status ?? 200, answer.headers).end(text(answer.body ?? ""));
  });
  await new Promise<void>(done => server.listen(0, "localhost", done));
  host.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return host;
}

export type LeadHost = Awaited<ReturnType<typeof leadHost>>;

/** A page just loaded from `origin`: nothing read before is remembered. Import the parts after it. */
export async function freshPage(origin: string) {
  vi.resetModules();
  const gatsby = await import("./gatsby");
  gatsby.serveFrom(origin);
  return gatsby;
}
