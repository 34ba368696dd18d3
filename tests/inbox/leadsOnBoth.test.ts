import { execFile } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore } from "../../src/inbox/stores/openStore";
import type { StoreAddress } from "../../src/inbox/stores/storeAddress";
import { gather, newLead } from "../support/inbox/newLead";
import { sampleDocument, sampleLead } from "../support/inbox/sampleLead";
import { nameOfStore as nameOf, type StoreKind, storeKinds } from "../support/inbox/storeKinds";

const folder = mkdtempSync(join(tmpdir(), "leads-"));
beforeAll(() => Promise.all(storeKinds.map(({ begin }) => begin())));
afterAll(async () => {
  await Promise.all(storeKinds.map(({ end }) => end()));
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

const kindOf = (name: StoreKind["name"]) => {
  const found = storeKinds.find(kind => kind.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};

/** What `npm run leads -- …` says of this store. */
async function leads(address: StoreAddress, ...args: string[]) {
  const env = { ...process.env, LEADS_STORE: nameOf(address) };
  const options = { cwd: folder, env };
  const file = resolve("scripts/leads.mjs");
  const { stdout, stderr, code } = await promisify(execFile)(
    process.execPath,
    [file, ...args],
    options,
  ).then(
    said => ({ ...said, code: 0 }),
    failed => failed as { stdout: string; stderr: string; code: number },
  );
  return { code, out: stdout, err: stderr };
}

const content = new Uint8Array(2_000_000).map((_, at) => at % 251);

/** A store with three leads: one with a document, one that failed to be handed over, one already handed over. */
async function filled(kind: StoreKind) {
  const address = await kind.fresh();
  const store = await openStore(address);
  const { entry } = sampleDocument("polis.pdf", content);
  const added = [
    newLead(sampleLead({ documents: [entry] }), { uploads: [content], channels: ["office"] }),
    newLead(sampleLead({ broker: null }), { channels: ["desk"] }),
    newLead(sampleLead({ test: true }), { channels: ["desk"] }),
  ];
  const references: string[] = [];
  for (const lead of added)
    references.push(((await store.add(lead)) as { reference: string }).reference);
  const [, failing, arriving] = await store.claim(new Date(Date.now() + 1000), 3, 60_000);
  if (failing) await store.failed(failing, "550");
  if (arriving) await store.done(arriving);
  await store.close();
  return { address, added, references };
}

describe.each(storeKinds.map(({ name }) => name))(
  "npm run leads on %s",
  { timeout: 120_000 },
  name => {
    it("lists, counts, and sets hand-overs back", async () => {
      const { address, references } = await filled(kindOf(name));
      const [first = "", second = "", third = ""] = references;
      expect((await leads(address)).out.match(/FV-\S+/g)).toEqual(references);
      const stats = (await leads(address, "stats")).out;
      expect(stats).toMatch(
        /^3 lead\(s\)\n\nPer day, in Belgium\n20\d\d-\d\d-\d\d {2}3 {2}█{30}\n/,
      );
      expect(stats).toMatch(/Kantoor Voorbeeldbrug \(demo-001\) +2 +█+\nno preference +1 +█{15}\n/);
      expect(stats).toMatch(/desk done +1 .*\ndesk failed +1 .*\noffice waiting +1 /);
      expect(stats).not.toMatch(/Zoë|FV-/);
      const waiting = (await leads(address, "handover")).out.split("\n");
      expect(waiting[1]).toMatch(new RegExp(`^${second} +desk +failed +1 +550$`));
      expect(waiting[2]).toMatch(new RegExp(`^${first} +office +waiting +1 +20`));
      expect(await leads(address, "handover", "--again", second.toLowerCase())).toMatchObject({
        code: 0,
        out: `1 hand-over(s) of ${second} will be tried again.\n`,
      });
      expect((await leads(address, "handover", "--again", third)).code).toBe(1);
      expect((await leads(address, "handover")).out).toMatch(
        new RegExp(`${second} +desk +waiting +0 `),
      );
      expect((await leads(address, "--erase", first)).out).toMatch(/with 1 document\(s\)\.\n$/);
      expect((await leads(address, "--erase", first)).code).toBe(1);
      expect((await leads(address, "move")).code).toBe(2);
      expect((await leads(address, "drop")).code).toBe(2);
    });

    it("moves to the other kind, goes on where it broke off, and sees what differs", async () => {
      const from = await filled(kindOf(name));
      const other = storeKinds.find(kind => kind.name !== name) ?? kindOf(name);
      const target = await other.fresh();
      // What an earlier, broken-off move had copied.
      const begun = await leads(from.address, "move", "--to", nameOf(target));
      expect(begun).toMatchObject({ code: 0, out: "3 lead(s) copied, 3 compared, 0 differ.\n" });
      const store = await openStore(target);
      await gather(store.erase({ reference: from.references[0] ?? "" }));
      expect((await leads(from.address, "move", "--to", nameOf(target))).out).toMatch(
        /^1 lead\(s\) copied, 3/,
      );
      const [document] = await gather(store.documents(from.references[0] ?? ""));
      expect(Buffer.compare(document?.content ?? new Uint8Array(), content)).toBe(0);
      for (const [at, lead] of from.added.entries())
        expect(await store.add(lead)).toEqual({ kind: "known", reference: from.references[at] });
      expect((await gather(store.open())).map(({ state, error }) => [state, error])).toEqual([
        ["failed", "550"],
        ["waiting", null],
      ]);
      await store.reopen(from.references[1] ?? "", new Date());
      await store.close();
      const differs = await leads(from.address, "move", "--to", nameOf(target));
      expect(differs).toMatchObject({
        code: 1,
        err: `${from.references[1]} is not the same in both.\n`,
      });
    });
  },
);

it("backs up a store that is used, and a restored copy knows a replay", {
  timeout: 120_000,
}, async () => {
  const { address, added, references } = await filled(kindOf("sqlite"));
  const file = nameOf(address);
  const copy = join(folder, "copy.sqlite");
  const used = await openStore(address);
  expect(await leads(address, "backup", "--to", copy)).toMatchObject({
    code: 0,
    out: `3 lead(s) in ${copy}.\n`,
  });
  if (process.platform !== "win32") expect(statSync(copy).mode & 0o777).toBe(0o600);
  expect((await leads(address, "backup", "--to", copy)).code).toBe(1);
  const late = newLead();
  await used.add(late);
  await used.close();
  for (const end of ["", "-wal", "-shm"]) rmSync(`${file}${end}`, { force: true });
  copyFileSync(copy, file);
  const restored = await openStore(address);
  for (const [at, lead] of added.entries())
    expect(await restored.add(lead)).toEqual({ kind: "known", reference: references[at] });
  expect((await restored.add(late)).kind).toBe("stored");
  await restored.close();
});

it("backs up PostgreSQL into a file, from which a new database knows a replay", {
  timeout: 120_000,
}, async () => {
  const { address, added, references } = await filled(kindOf("postgres"));
  const copy = join(folder, "postgres.sqlite");
  expect(await leads(address, "backup", "--to", copy)).toMatchObject({
    code: 0,
    out: "3 lead(s) copied, 3 compared, 0 differ.\n",
  });
  expect((await leads(address, "backup", "--to", copy)).code).toBe(1);
  const target = await kindOf("postgres").fresh();
  const back = await leads(target, "move", "--db", copy, "--to", nameOf(target));
  expect(back.out).toMatch(/^3 lead\(s\) copied/);
  const restored = await openStore(target);
  for (const [at, lead] of added.entries())
    expect(await restored.add(lead)).toEqual({ kind: "known", reference: references[at] });
  await restored.close();
});

it("names what is wrong with a store, and shows no password", { timeout: 60_000 }, async () => {
  const away = { kind: "postgres", url: "postgres://leads:geheim@127.0.0.1:1/leads" } as const;
  const said = await leads(away);
  expect(said.code).toBe(1);
  expect(said.err).toContain("127.0.0.1:1");
  expect(said.err).not.toContain("geheim");
  expect((await leads({ kind: "sqlite", file: "mysql://x/y" })).err).toMatch(
    /LEADS_STORE begins with "mysql:"/,
  );
});
