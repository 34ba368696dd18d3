import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { bundledInbox } from "../support/inbox/bundledInbox";
import { held } from "../support/inbox/burst";
import { experiment } from "../support/inbox/experiment";
import { postgresServer } from "../support/inbox/postgresServer";
import { postForm, postLead } from "../support/inbox/postLead";
import { sampleDocument, sampleLead } from "../support/inbox/sampleLead";

let inbox: Awaited<ReturnType<typeof bundledInbox>>;
beforeAll(async () => {
  inbox = await bundledInbox();
}, 180_000);
afterAll(() => inbox.stop());

const { file: upload, entry } = sampleDocument("x.pdf", new Uint8Array(8_000_000));
/** The sender keeps the lead and tries again. */
const later = {
  status: 507,
  type: "application/problem+json",
  body: { code: "not_writable" },
};

/** A disk of 4 MB; null where none can be mounted. */
function smallDisk(): string | null {
  const folder = join(inbox.folder, "small");
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=4m", "leads", folder], { stdio: "ignore" });
    return folder;
  } catch {
    return null;
  }
}
const unmount = (folder: string) => execFileSync("umount", ["--lazy", folder]);

describe("a disk that takes no more", { timeout: 120_000 }, () => {
  let disk: string | null = null;
  afterEach(() => {
    if (disk) unmount(disk);
    disk = null;
  });

  it("gives 507, keeps nothing half, and is used again when there is room", async () => {
    disk = smallDisk();
    if (disk === null) {
      // tests/inbox/bundled.test.ts tries a largest size of files instead.
      experiment.report("no disk of 4 MB can be mounted here: a full one is not tried");
      return;
    }
    const file = join(disk, "leads.sqlite");
    const { url, kill } = await inbox.serve(file);
    const kept = sampleLead();
    expect((await postLead(url, kept)).status).toBe(201);
    const lead = sampleLead({ documents: [entry] });
    expect(await postForm(url, lead, [upload])).toMatchObject(later);
    expect((await postLead(url, kept)).status).toBe(200);
    expect((await held({ kind: "sqlite", file })).map(([id]) => id)).toEqual([kept.id]);
    execFileSync("mount", ["-o", "remount,size=40m", disk]);
    expect((await postForm(url, lead, [upload])).status).toBe(201);
    expect(await held({ kind: "sqlite", file })).toHaveLength(2);
    await kill();
  });

  it("is read-only: the server says so in place of starting", async () => {
    disk = smallDisk();
    if (disk === null) {
      experiment.report("nothing can be mounted here: a read-only disk is not tried");
      return;
    }
    const file = join(disk, "leads.sqlite");
    const served = await inbox.serve(file);
    const kept = sampleLead();
    expect((await postLead(served.url, kept)).status).toBe(201);
    await served.kill();
    execFileSync("mount", ["-o", "remount,ro", disk]);
    await expect(inbox.serve(file)).rejects.toThrow(/cannot be written/);
    execFileSync("mount", ["-o", "remount,rw", disk]);
    const again = await inbox.serve(file);
    expect((await postLead(again.url, kept)).status).toBe(200);
    await again.kill();
  });
});

it("says 507 while its file is away, also with a whole folder, and goes on when it is back", {
  timeout: 60_000,
}, async () => {
  const folder = join(inbox.folder, "away");
  const file = join(folder, "leads.sqlite");
  const { url, kill } = await inbox.serve(file);
  const kept = sampleLead();
  expect((await postLead(url, kept)).status).toBe(201);
  const next = sampleLead();
  renameSync(folder, `${folder}.moved`);
  expect(await postLead(url, next)).toMatchObject(later);
  expect(await postLead(url, kept)).toMatchObject(later);
  renameSync(`${folder}.moved`, folder);
  expect((await postLead(url, kept)).status).toBe(200);
  expect((await postLead(url, next)).status).toBe(201);
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  expect(await postLead(url, sampleLead())).toMatchObject(later);
  expect(readdirSync(folder)).toEqual([]);
  await kill();
});

it("says 507 while PostgreSQL is away or read-only, and goes on when it is back", {
  timeout: 120_000,
}, async () => {
  const postgres = await postgresServer();
  const database = await postgres.database();
  const { url, kill } = await inbox.serve(database);
  const kept = sampleLead();
  expect((await postLead(url, kept)).status).toBe(201);
  await postgres.halt();
  const next = sampleLead();
  expect(await postLead(url, next)).toMatchObject(later);
  await postgres.start();
  expect((await postLead(url, next)).status).toBe(201);
  expect((await postLead(url, kept)).status).toBe(200);

  const operator = new pg.Client(database);
  await operator.connect();
  const name = new URL(database).pathname.slice(1);
  /** Sets it for new connections and ends the others. */
  const readOnly = async (on: boolean) => {
    await operator.query("SET default_transaction_read_only = off");
    await operator.query(`ALTER DATABASE ${name} SET default_transaction_read_only = ${on}`);
    await operator.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()",
      [name],
    );
  };
  const last = sampleLead();
  await readOnly(true);
  // The first may meet a connection that was just ended.
  expect(await postLead(url, last)).toMatchObject(later);
  expect(await postLead(url, last)).toMatchObject(later);
  await readOnly(false);
  await postLead(url, last);
  expect([200, 201]).toContain((await postLead(url, last)).status);
  await operator.end();
  expect(await held({ kind: "postgres", url: database })).toHaveLength(3);
  await kill();
  await postgres.stop();
});
