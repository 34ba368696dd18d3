import { createServer } from "node:http";
import { gzipSync } from "node:zlib";

/** A CDN with gzip 9 that counts the bytes of bodies. @param {ReadonlyMap<string, string>} files by path */
export async function serveSet(files) {
  /** @type {Map<string, Buffer>} */
  const packed = new Map();
  const counted = { bytes: 0, files: 0 };
  const server = createServer((request, response) => {
    // "/a/./b" is "/a/b": another cache key, the same file.
    const name = (request.url ?? "").slice(1).replace(/\?.*/, "");
    const body = files.get(name);
    if (body === undefined) {
      response.writeHead(404).end();
      return;
    }
    const zipped = packed.get(name) ?? gzipSync(body, { level: 9 });
    packed.set(name, zipped);
    counted.bytes += zipped.length;
    counted.files += 1;
    const type = name.endsWith(".html")
      ? "text/html"
      : name.endsWith(".js")
        ? "text/javascript"
        : "application/json";
    response.writeHead(200, {
      "Content-Type": `${type}; charset=utf-8`,
      "Content-Encoding": "gzip",
      "Cache-Control": "max-age=31536000, immutable",
    });
    response.end(zipped);
  });
  // A benchmark may block the event loop: keep idle connections open meanwhile.
  server.keepAliveTimeout = 0;
  await new Promise(done => server.listen(0, "localhost", () => done(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    origin: `http://localhost:${port}`,
    /** What was fetched since the last call. */
    take() {
      const taken = { ...counted };
      counted.bytes = counted.files = 0;
      return taken;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
