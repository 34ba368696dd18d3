import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { startServer } from "../../scripts/startServer.mjs";
import { examine } from "../../src/doctor/examine";
import { site } from "../../src/settings/site";
import { repository } from "../support/built/site";

it("the site on its own server is right, but for what nobody may put into production", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "doctor-"));
  const leads = { LEADS_STORE: path.join(folder, "leads.sqlite") };
  const server = await startServer("site", leads, repository);
  const { checks, seconds } = await examine(`${server.origin}${site.basePath}/`);
  await server.stop();
  rmSync(folder, { recursive: true });
  const faults = checks.flatMap(({ name, findings }) =>
    findings.filter(({ level }) => level === "fault").map(({ what }) => `${name}: ${what}`),
  );
  expect(faults).toEqual([
    expect.stringMatching(/^production: contact\.phone is the placeholder/),
    expect.stringMatching(/^production: contact\.email is the placeholder/),
    expect.stringMatching(/^production: Canonical links name/),
    expect.stringMatching(/^production: The brokers are the fictional ones/),
  ]);
  expect(seconds).toBeLessThan(10);
});
