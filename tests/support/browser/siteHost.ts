import { readFile } from "node:fs/promises";
import { request as ask, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { site } from "../../../src/settings/site";
import { repository } from "../built/site";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/**
 * The built site on a host of its own, with some files of its own: what a worker fetches cannot be
 * answered by the test itself. Gives the address of the site, without a slash at the end.
 * @param inbox where its api/leads is
 */
export async function siteHost(own: Record<string, string>, inbox?: string) {
  const server = createServer(async (request, response) => {
    if (inbox && request.method === "POST") {
      const { method, headers } = request;
      const passed = ask(inbox, { method, headers }, answer => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      return request.pipe(passed.on("error", () => response.destroy()));
    }
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const asked = pathname.replace(site.basePath, "").replace(/\/$/, "/index.html");
    const file = path.join(repository, "public", path.normalize(asked));
    const body = own[asked] ?? (await readFile(file).catch(() => null));
    response.writeHead(body === null ? 404 : 200, {
      "Content-Type": types[path.extname(asked)] ?? "application/octet-stream",
      "Cache-Control": "no-store",
    });
    response.end(body);
  });
  await new Promise<void>(resolve => server.listen(0, "localhost", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}${site.basePath}`,
    async stop() {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}
