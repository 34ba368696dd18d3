import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "./freePort";
import { startNginx } from "./startNginx";

/** The same nginx by https, at one port of localhost; who comes there by http is led to https, as hosts do. */
export async function startSecureNginx({ key, cert }: { key: string; cert: string }) {
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), "tls-"));
  const file = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text, { mode: 0o600 });
    return path.join(folder, name);
  };
  const host = await startNginx(
    undefined,
    `listen 127.0.0.1:${port} ssl;
    ssl_certificate ${file("site.pem", cert)};
    ssl_certificate_key ${file("site.key", key)};
    server_tokens off;
    # A request without TLS.
    error_page 497 =301 https://$http_host$request_uri;`,
  );
  const stop = () => host.stop().then(() => rmSync(folder, { recursive: true }));
  return { port, stop };
}
