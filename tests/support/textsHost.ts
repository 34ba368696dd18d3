import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** What the host does when one of its files is asked for. */
export interface Served {
  status?: number;
  /** JSON, or text as it is. */
  body?: unknown;
  /** Hang up instead, or never say anything. */
  silence?: "hangUp" | "wait";
}

/** A real host of live texts, on another origin than the site. */
export async function textsHost() {
  const host = {
    origin: "",
    /** By path: /nl-BE/common.json. */
    files: {} as Record<string, Served>,
    /** For files that are not named. */
    other: { status: 404, body: "" } as Served,
    /** Addresses asked for, query and all. */
    asked: [] as string[],
    /** How many requests were open at once, at most. */
    atOnce: 0,
    close: () =>
      new Promise<void>(done => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  let open = 0;
  const server = createServer((request, response) => {
    const address = request.url ?? "";
    host.asked.push(address);
    open += 1;
    host.atOnce = Math.max(host.atOnce, open);
    response.once("close", () => {
      open -= 1;
    });
    const served = host.files[address.split("?")[0] ?? ""] ?? host.other;
    if (served.silence === "wait") return;
    if (served.silence === "hangUp") return request.socket.destroy();
    const body = served.body ?? "";
    response.writeHead(served.status ?? 200, {
      "Access-Control-Allow-Origin": "*",
      "Content-Type": "application/json",
    });
    // A moment, so that requests really stand beside each other.
    setTimeout(() => response.end(typeof body === "string" ? body : JSON.stringify(body)), 5);
  });
  await new Promise<void>(done => server.listen(0, "localhost", done));
  host.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return host;
}

export type TextsHost = Awaited<ReturnType<typeof textsHost>>;
