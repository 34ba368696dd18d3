import { createServer } from "node:http";
import type { DataEvent } from "../../../src/marketing/dataLayer";

/**
 * A tag script of marketers and the host that it reports to, on another origin than the site. It answers
 * without CORS headers, as such hosts do: only through the site's proxy can a worker have it. `behave`
 * changes what the script's address answers.
 */
export async function tagHost(port: number) {
  const host = {
    hits: [] as (DataEvent | { event: "ready" })[],
    /** Requests for the script itself: their headers. */
    asked: [] as Record<string, unknown>[],
    behave: {
      status: 200,
      body: tag(port),
      delayMs: 0,
      silence: undefined as "wait" | "hangUp" | undefined,
    },
    close: () =>
      new Promise<void>(done => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === "/hit") {
      host.hits.push(JSON.parse(searchParams.get("event") ?? "{}"));
      return response.writeHead(204).end();
    }
    if (pathname !== "/tag.js") return response.writeHead(404).end();
    host.asked.push(request.headers);
    const { status, body, delayMs, silence } = host.behave;
    if (silence === "wait") return undefined;
    if (silence === "hangUp") return request.socket.destroy();
    const answer = () =>
      response.writeHead(status, { "Content-Type": "text/javascript" }).end(body);
    return setTimeout(answer, delayMs);
  });
  await new Promise<void>(done => server.listen(port, "localhost", done));
  return host;
}

/** What a tag manager does: it takes over the push of the data layer. */
const tag = (port: number) => `(() => {
  const hit = event => fetch("http://localhost:${port}/hit?event=" + encodeURIComponent(JSON.stringify(event)), { mode: "no-cors" });
  const layer = (window.dataLayer = window.dataLayer || []);
  layer.push = event => void hit(event);
  window.tagRan = true;
  hit({ event: "ready" });
})();`;
