// npm run test:observatory: asks the scanner of MDN's HTTP Observatory about the last build behind nginx with TLS
// (docs/hosting.md). It takes the scanner from the package registry, so it is part of no other command.
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { findHosts } from "./findHosts.mjs";
import { importSource } from "./importSource.mjs";
import { installScanner } from "./observatory/installScanner.mjs";
import { verdict } from "./observatory/verdict.mjs";

findHosts();
/** @type {typeof import("../tests/support/authority") & typeof import("../tests/support/hosting/startSecureNginx")} */
const { authority, startSecureNginx } = await importSource(
  "tests/support/authority.ts",
  "tests/support/hosting/startSecureNginx.ts",
);
const folder = mkdtempSync(path.join(tmpdir(), "observatory-"));
const file = path.join(folder, "authority.pem");
const scanner = installScanner(folder);
const own = await authority();
writeFileSync(file, own.cert);
const host = await startSecureNginx(await own.sign("localhost"));
try {
  // It takes a host's name and puts http:// and https:// before it; port and path may follow.
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [scanner, `localhost:${host.port}/familiale-verzekering/`],
    { env: { ...process.env, NODE_EXTRA_CA_CERTS: file } },
  );
  const { lines, good } = verdict(JSON.parse(stdout));
  console.log(lines.join("\n"));
  process.exitCode = good ? 0 : 1;
} finally {
  await host.stop();
  rmSync(folder, { recursive: true });
}
