import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  closeSync,
  constants,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import Database from "libsql";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { LeadStore } from "../../../../src/inbox/stores/leadStore";
import { openStore } from "../../../../src/inbox/stores/openStore";
import { gather, newLead } from "../../../support/inbox/newLead";
import { sampleDocument, sampleLead } from "../../../support/inbox/sampleLead";

let folder: string;
let file: string;
const stores: LeadStore[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "store-"));
  file = join(folder, "data", "leads.sqlite");
});
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

async function open(at = file): Promise<LeadStore> {
  const store = await openStore({ kind: "sqlite", file: at });
  stores.push(store);
  return store;
}
/** Changes the file as another program does. */
function change(sql: string): void {
  const db = new Database(file);
  db.exec(sql);
  db.close();
}
const unusable = (message: RegExp) => ({
  fault: "unusable",
  message: expect.stringMatching(message),
});

describe("a SQLite store", () => {
  it("begins a new file that only its owner reads, whole from the start", async () => {
    const [one, two] = await Promise.all([open(), open()]);
    expect((await one.add(newLead())).kind).toBe("stored");
    expect((await two.add(newLead())).kind).toBe("stored");
    if (process.platform !== "win32") expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(folder, "data")).filter(name => name.includes(".new-"))).toEqual([]);
    expect(await one.count()).toBe(2);
  });

  it("takes over a store of version 1, documents and identities too", async () => {
    mkdirSync(join(folder, "data"));
    change(readFileSync("tests/support/inbox/storeVersion1.sql", "utf8"));
    const [one, two] = await Promise.all([open(), open()]);
    const stored = await gather(one.leads());
    expect(stored).toHaveLength(3);
    const [first, second] = stored;
    if (!first || !second) throw new Error("three leads");
    const documents = await gather(one.documents(second.reference));
    expect(documents.map(({ name, content }) => [name, Buffer.from(content).toString()])).toEqual([
      ["polis é.pdf", "Polis van Zoë D’Hondt"],
      ["leeg.pdf", "\0"],
    ]);
    // A retry that was on its way during the update.
    expect(await two.add(newLead(first.lead))).toEqual({
      kind: "known",
      reference: first.reference,
    });
    expect(await two.add(newLead({ ...first.lead, test: true }))).toEqual({ kind: "reused" });
    expect((await two.stats()).offices.map(({ office, leads }) => [office, leads])).toEqual([
      ["demo-001", 2],
      [null, 1],
    ]);
    expect(await gather(one.open())).toEqual([]);
  });

  it.runIf(process.platform !== "win32")(
    "is not taken over while an older server runs, and forgets it afterwards",
    async () => {
      mkdirSync(join(folder, "data"));
      change(readFileSync("tests/support/inbox/storeVersion1.sql", "utf8"));
      const pipe = join(folder, "data", ".alive-1");
      execFileSync("mkfifo", [pipe]);
      symlinkSync("older", `${file}.owner`);
      // As that server does: it keeps its end open until it ends.
      const end = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
      await expect(open()).rejects.toThrow(/older server still uses .*Stop it first/);
      closeSync(end);
      expect(await (await open()).count()).toBe(3);
      expect(readdirSync(join(folder, "data")).filter(name => /alive|owner/.test(name))).toEqual(
        [],
      );
    },
  );

  it("is refused when it is not ours, cut off, empty or newer, and left as it is", async () => {
    const store = await open();
    for (let turn = 0; turn < 20; turn++) await store.add(newLead());
    await stores.pop()?.close();
    const whole = `${file}.whole`;
    copyFileSync(file, whole);
    const instead = (put: () => void) => {
      rmSync(file);
      put();
    };
    const spoil: [() => void, RegExp][] = [
      [() => truncateSync(file, 0), /is empty/],
      [() => truncateSync(file, 20_000), /cut off|damaged/],
      [() => truncateSync(file, 700), /cut off|damaged/],
      [() => writeFileSync(file, "reference;receivedAt\n".repeat(400)), /no lead store/],
      [() => change("PRAGMA application_id = 1"), /something else/],
      [() => change("PRAGMA user_version = 99"), /of version 99.*newer program/],
      [() => instead(() => change("CREATE TABLE leads (a TEXT)")), /something else/],
      [() => instead(() => mkdirSync(file)), /is no file/],
      [() => instead(() => writeFileSync(`${file}-wal`, "x")), /is gone, but its log/],
    ];
    for (const [damage, message] of spoil) {
      rmSync(file, { recursive: true, force: true });
      copyFileSync(whole, file);
      damage();
      await expect(open()).rejects.toMatchObject(unusable(message));
    }
    rmSync(`${file}-wal`);
    copyFileSync(whole, file);
    expect(await (await open()).count()).toBe(20);
  });

  it("refuses leads while its file is gone, and goes on with what is put back", async () => {
    const store = await open();
    const kept = newLead();
    const { reference } = (await store.add(kept)) as { reference: string };
    for (const end of ["", "-wal", "-shm"]) renameSync(`${file}${end}`, `${file}.away${end}`);
    await expect(store.add(newLead())).rejects.toMatchObject({ fault: "unavailable" });
    await expect(store.ready()).rejects.toMatchObject({ fault: "unavailable" });
    expect(readdirSync(join(folder, "data")).filter(name => !name.includes("away"))).toEqual([]);
    for (const end of ["", "-wal", "-shm"]) renameSync(`${file}.away${end}`, `${file}${end}`);
    expect(await store.add(kept)).toEqual({ kind: "known", reference });
    await store.ready();
  });

  it("notices another file in its place, and answers from that one", async () => {
    const store = await open();
    await store.add(newLead());
    const other = join(folder, "other.sqlite");
    const kept = newLead();
    const second = await open(other);
    const { reference } = (await second.add(kept)) as { reference: string };
    await stores.pop()?.close();
    for (const end of ["", "-wal", "-shm"]) rmSync(`${file}${end}`);
    renameSync(other, file);
    expect(await store.add(kept)).toEqual({ kind: "known", reference });
    expect(await store.count()).toBe(1);
  });

  it("waits for another process that writes, and says busy in the end", {
    timeout: 60_000,
  }, async () => {
    const store = await open();
    const other = new Database(file);
    other.exec("BEGIN IMMEDIATE");
    const adding = store.add(newLead());
    // Meanwhile this process does other things.
    let turns = 0;
    const counting = setInterval(() => {
      turns += 1;
    }, 20);
    expect(await adding).toEqual({ kind: "busy" });
    clearInterval(counting);
    expect(turns).toBeGreaterThan(50);
    other.exec("ROLLBACK");
    other.close();
    expect((await store.add(newLead())).kind).toBe("stored");
  });

  it("erases large documents with their lead, and what a killed process had begun to write", async () => {
    const store = await open();
    const content = new Uint8Array(2_000_000).map((_, at) => at % 253);
    const lead = sampleLead({ documents: [sampleDocument("a.pdf", content).entry] });
    const added = newLead(lead, { uploads: [content] });
    const { reference } = (await store.add(added)) as { reference: string };
    expect(await store.add(newLead({ ...lead, test: true }, { uploads: [content] }))).toEqual({
      kind: "reused",
    });
    const [document] = await gather(store.documents(reference));
    expect(Buffer.compare(document?.content ?? new Uint8Array(), content)).toBe(0);
    change(`INSERT INTO staged VALUES ('old', '2020-01-01'), ('new', '${new Date().toISOString()}');
      INSERT INTO pieces VALUES ('old', 0, 0, x'00'), ('new', 0, 0, x'00')`);
    await gather(store.erase({ reference }));
    await open();
    const db = new Database(file);
    expect(
      db
        .prepare("SELECT upload FROM pieces")
        .all()
        .map(row => Object(row).upload),
    ).toEqual(["new"]);
    expect(db.prepare("SELECT upload FROM staged").all()).toHaveLength(1);
    db.close();
  });

  it("goes on in a new thread when its own has ended", async () => {
    const store = await open();
    const kept = newLead();
    const { reference } = (await store.add(kept)) as { reference: string };
    const thread = Reflect.get(Reflect.get(store, "db"), "thread");
    const asked = store.add(newLead());
    await Reflect.get(thread, "worker").terminate();
    await expect(asked).rejects.toMatchObject({ fault: "unavailable" });
    expect(await store.add(kept)).toEqual({ kind: "known", reference });
  });

  it("keeps what it acknowledged, and half of nothing, when its process is killed", async () => {
    const store = await open();
    const script = `const D = require(${JSON.stringify(resolve("node_modules/libsql"))});
      const db = new D(${JSON.stringify(file)}, { timeout: 5000 });
      db.exec("PRAGMA cache_size = 5; BEGIN IMMEDIATE; UPDATE leads SET reference = 'broken' || rowid");
      for (let turn = 0; turn < 50; turn++) db.exec("UPDATE leads SET lead = hex(randomblob(3000))");
      process.stdout.write("held\\n"); setInterval(() => {}, 1000);`;
    const leads = Array.from({ length: 10 }, () => sampleLead());
    for (const lead of leads) await store.add(newLead(lead));
    const child = spawn(process.execPath, ["-e", script]);
    await once(child.stdout, "data");
    child.kill("SIGKILL");
    await once(child, "exit");
    expect((await gather(store.leads())).map(({ lead }) => lead)).toEqual(leads);
    expect((await store.add(newLead())).kind).toBe("stored");
  });
});
