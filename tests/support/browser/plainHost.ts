import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** A host that gives files below a path and knows nothing else: no headers of ours, no compression, no leads. */
export async function plainHost(folder: string, base: string) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://x");
    const name = decodeURIComponent(pathname.slice(base.length));
    const file = path.join(folder, name.endsWith("/") ? `${name}index.html` : name);
    const there = pathname.startsWith(`${base}/`) && existsSync(file) && statSync(file).isFile();
    asked.push(`${request.method} ${there ? 200 : 404} ${pathname}`);
    if (!there) return response.writeHead(404).end();
    response.writeHead(200, { "Content-Type": types[path.extname(file)] ?? "text/plain" });
    return createReadStream(file).pipe(response);
  });
  await new Promise<void>(resolve => server.listen(0, "localhost", resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    return new Promise(resolve => server.close(resolve));
  };
  return { origin, asked, close };
}
