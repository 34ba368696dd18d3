import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { networkInterfaces, tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Finding } from "../../../src/doctor/finding";
import { authority, type Period } from "../../support/authority";
import { tlsHost } from "../../support/tlsHost";

const run = promisify(execFile);
const folder = mkdtempSync(path.join(tmpdir(), "certificates-"));
const file = (name: string) => path.join(folder, name);
let own: Awaited<ReturnType<typeof authority>>;

// Node reads further authorities when it starts: the check runs in a process of its own, as the doctor does.
beforeAll(async () => {
  own = await authority();
  writeFileSync(file("authority.pem"), own.cert);
  await build({
    stdin: {
      contents: `
        import { checkCertificate } from "./checkCertificate";
        import { visitAt } from "./visit";
        const [address] = process.argv.slice(2);
        process.stdout.write(JSON.stringify(await checkCertificate(visitAt(address))));`,
      resolveDir: "src/doctor",
    },
    outfile: file("check.mjs"),
    bundle: true,
    platform: "node",
    format: "esm",
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the check says of a host with such a certificate, and what Node said besides. */
async function found({ name = "localhost", at: place, trusted = true, ...period }: Case) {
  const host = await tlsHost(await own.sign(name, period), place);
  const trust = { NODE_EXTRA_CA_CERTS: trusted ? file("authority.pem") : "" };
  const { stdout, stderr } = await run(process.execPath, [file("check.mjs"), host.address], {
    env: { ...process.env, ...trust },
  }).finally(host.close);
  const findings: Finding[] = JSON.parse(stdout);
  return { said: findings.map(({ level, what }) => `${level}: ${what}`), stderr };
}

interface Case extends Period {
  /** For which it was made. */
  name?: string;
  /** Where it is asked. */
  at?: string;
  trusted?: boolean;
}

/** Some containers have none. */
const ipv6 = Object.values(networkInterfaces()).some(all =>
  all?.some(({ address }) => address === "::1"),
);
const soon = (days: number) => [`warning: The certificate of localhost ends in ${days} days.`];
const untrusted = (why: string) => [
  expect.stringMatching(`^fault: The certificate of localhost is not trusted \\(.*${why}`),
];

// Half a day more: the check asks a moment after the certificate was made.
it.each<readonly [string, Case, readonly unknown[]]>([
  ["good for some time", { until: 90 }, []],
  ["good for 14 days", { until: 14.5 }, []],
  ["good for less than 14 days", { until: 13.5 }, soon(13)],
  ["in its last hours", { until: 0.5 }, soon(0)],
  ["expired", { until: -0.5 }, untrusted("CERT_HAS_EXPIRED")],
  ["not yet valid", { from: 1, until: 90 }, untrusted("CERT_NOT_YET_VALID")],
  ["of another host", { name: "elders.example" }, untrusted("ERR_TLS_CERT_ALTNAME_INVALID")],
  ["of an address", { name: "127.0.0.1", at: "127.0.0.1" }, []],
  ...(ipv6 ? [["of an IPv6 address", { name: "::1", at: "::1" }, []] as const] : []),
  ["of an authority that nobody knows", { trusted: false }, untrusted("UNABLE_TO_VERIFY")],
])("a certificate that is %s", async (_, given, expected) => {
  expect(await found(given)).toEqual({ said: expected, stderr: "" });
});
