import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import Database from "libsql";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Lead } from "../../src/answers/leadSchema";
import { openStore } from "../../src/inbox/stores/openStore";
import { newLead } from "../support/inbox/newLead";
import { sampleDocument, sampleLead } from "../support/inbox/sampleLead";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "inbox-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const db = () => join(folder, "leads.sqlite");

function command(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve("scripts/leads.mjs"), ...args],
    {
      cwd: folder,
      env: { ...process.env, LEADS_DB: db() },
      encoding: "utf8",
    },
  );
  return { status, stdout, stderr };
}

async function store(lead: Lead, uploads: Uint8Array[] = []) {
  const open = await openStore({ kind: "sqlite", file: db() });
  const stored = await open.add(newLead(lead, { uploads }));
  await open.close();
  return "reference" in stored ? stored.reference : "";
}

/** Changes the store as another program does. */
function change(sql: string, values: string[] = []) {
  const open = new Database(db());
  open.prepare(sql).run(values);
  open.close();
}

describe("npm run leads", { timeout: 30_000 }, () => {
  it("is friendly before the first lead", () => {
    expect(command()).toEqual({ status: 0, stdout: `No leads yet in ${db()}.\n`, stderr: "" });
    expect(command("--json")).toMatchObject({ status: 0, stdout: "[]\n" });
    expect(command("--csv").stdout).toMatch(/^\uFEFF"reference";"receivedAt";.*\r\n$/);
    expect(command("--older-than", "1d").status).toBe(0);
    expect(readdirSync(folder)).toEqual([]);
    expect(command("--help").stdout).toContain("--erase REFERENCE");
    expect(command("--older-than", "soon")).toMatchObject({ status: 2, stdout: "" });
    expect(command("--csv", "--erase", "x").status).toBe(2);
  });

  it("lists, saves and erases", async () => {
    const { entry } = sampleDocument("../polis é.pdf", new Uint8Array([1, 2, 3]));
    const lead = sampleLead({ documents: [entry], test: true });
    const reference = await store(lead, [new Uint8Array([1, 2, 3])]);
    const other = await store(sampleLead({ broker: null }));
    expect(command().stdout).toMatch(
      new RegExp(
        `^reference .*\n${reference}  .*Zoë D’Hondt +9000 +Kantoor Voorbeeldbrug  test  1\n${other}  .*no preference +0\n$`,
      ),
    );
    const [first] = JSON.parse(command("--json", "--db", db()).stdout);
    expect(first).toEqual({ reference, receivedAt: expect.any(String), ...lead });
    expect(command("--save", reference).stdout).toBe(
      `Saved ${join(reference, "1-.._polis é.pdf")}\n`,
    );
    expect([...readFileSync(join(folder, reference, "1-.._polis é.pdf"))]).toEqual([1, 2, 3]);
    expect(command("--save", other).status).toBe(1);
    expect(command("--erase", ` ${reference.toLowerCase()}`).stdout).toMatch(
      new RegExp(`^Erased ${reference}, received 20.*, with 1 document\\(s\\).\n$`),
    );
    expect(command("--erase", reference).status).toBe(1);
    expect(readFileSync(db()).includes("D’Hondt")).toBe(true);
    change("UPDATE leads SET received_at = '2020-01-01T00:00:00.000Z'");
    expect(command("--older-than", "90d").stdout).toContain(`Erased ${other}`);
    expect(JSON.parse(command("--json").stdout)).toEqual([]);
    expect(readFileSync(db()).includes("D’Hondt")).toBe(false);
  });
});

describe("erasing", { timeout: 30_000 }, () => {
  /** How often a text stands in any file of the store's folder. */
  const traces = (text: string) =>
    readdirSync(folder, { withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(({ name }) => readFileSync(join(folder, name)).toString("latin1").split(text).length - 1)
      .reduce((sum, count) => sum + count, 0);

  /** A server that wrote all leads once more and was killed before it could empty its log. */
  async function killedServer() {
    const script = `const open = new (require("libsql"))(process.argv[1]);
      open.exec("PRAGMA secure_delete = ON; PRAGMA wal_autocheckpoint = 0");
      open.exec("UPDATE leads SET lead = lead || ' '; UPDATE documents SET content = content");
      process.stdout.write("written\\n");
      setInterval(() => undefined, 1000);`;
    const child = spawn(process.execPath, ["-e", script, db()]);
    await once(child.stdout, "data");
    child.kill("SIGKILL");
    await once(child, "exit");
  }

  it.each(["--erase", "--older-than"])("leaves no byte behind: %s", async option => {
    const references: string[] = [];
    for (const who of ["GONE", "KEPT"]) {
      // Long enough to take many pages of the store.
      const content = new TextEncoder().encode(`DOCUMENT-${who} `.repeat(20_000));
      const { entry } = sampleDocument(`FILE-${who}.pdf`, content);
      const base = sampleLead({ documents: [entry] });
      const person = { ...base.person, email: `lead-${who}@voorbeeld.example` };
      references.push(await store({ ...base, person }, [content]));
    }
    change("UPDATE leads SET received_at = '2020-01-01' WHERE reference = ?", [
      references[0] ?? "",
    ]);
    await killedServer();
    expect(readdirSync(folder)).toContain("leads.sqlite-wal");
    for (const text of ["lead-GONE", "FILE-GONE", "DOCUMENT-GONE"])
      expect(traces(text)).toBeGreaterThan(1);

    const erased = command(option, option === "--erase" ? (references[0] ?? "") : "90d");
    expect(erased.stdout).toContain(`Erased ${references[0]}`);
    for (const text of ["lead-GONE", "FILE-GONE", "DOCUMENT-GONE", references[0] ?? ""])
      expect([text, traces(text)]).toEqual([text, 0]);
    expect(readdirSync(folder)).toEqual(["leads.sqlite"]);
    expect(traces("DOCUMENT-KEPT")).toBeGreaterThanOrEqual(20_000 - 100);
    expect(JSON.parse(command("--json").stdout)).toHaveLength(1);
  });
});

/** All that a terminal would obey: controls, escape and direction sequences, line separators. */
const hostile = [
  "\u0007",
  "\b",
  "\r",
  "\u001b[2J",
  "\u001b]8;;https://voorbeeld.example\u0007klik\u001b]8;;\u0007",
  "\u007f",
  "\u0085",
  "\u009b31m",
  "\u009d0;titel\u009c",
  "\u061c\u200e\u200f",
  "\u202a\u202b\u202c\u202d\u202e",
  "\u2028\u2029",
  "\u2066\u2067\u2068\u2069",
].join("x");
const obeyed = /(?!\t|\r?\n)[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u;

it("lets no option command the terminal", { timeout: 30_000 }, async () => {
  const content = new Uint8Array([1]);
  const document = { ...sampleDocument("x", content).entry, name: hostile };
  const base = sampleLead({ build: hostile, documents: [document] });
  const lead: Lead = {
    ...base,
    person: { ...base.person, firstName: hostile, email: hostile, message: hostile },
    broker: { id: "demo-001", name: hostile },
    attribution: { [hostile]: hostile },
    experiments: [{ key: hostile, variation: hostile }],
  };
  const reference = await store(lead, [content]);
  const stored = `${reference}${hostile}`.toUpperCase();
  change("UPDATE leads SET reference = ?", [stored]);
  const printed = [
    command(),
    command("--json"),
    command("--csv"),
    command("--save", stored),
    command("--save", `none${hostile}`),
    command("--erase", `none${hostile}`),
    command("--older-than", hostile),
    command(`--${hostile}`),
    command("--db", join(folder, hostile)),
    command("--db", join(folder, hostile, "leads.sqlite"), "--save", "x"),
    command("--erase", stored),
  ];
  for (const { stdout, stderr } of printed) {
    expect(`${stdout}${stderr}`).not.toBe("");
    expect(obeyed.exec(stdout)).toBeNull();
    expect(obeyed.exec(stderr)).toBeNull();
  }
  const [{ reference: _, receivedAt: __, ...told }] = JSON.parse(printed[1]?.stdout ?? "");
  expect(told).toEqual(lead);
});
