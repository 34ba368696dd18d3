import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

export interface Served {
  /** Like "http://localhost:1234". */
  origin: string;
  /** The paths that were asked for, in order. */
  asked: string[];
  close(): Promise<void>;
}

/** A real server on this machine, so that nothing of fetch is pretended. */
export async function serve(answer: RequestListener): Promise<Served> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(request, response);
  });
  await new Promise<void>(done => server.listen(0, "localhost", done));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>(done => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { origin: `http://localhost:${port}`, asked, close };
}

/** Serves files by their path below the origin; 404 for the rest. */
export function serveFiles(files: ReadonlyMap<string, string>): Promise<Served> {
  return serve((request, response) => {
    const body = files.get((request.url ?? "").slice(1));
    response.writeHead(body === undefined ? 404 : 200, { "Content-Type": "application/json" });
    response.end(body ?? "nothing here");
  });
}
