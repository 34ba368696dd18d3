import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import Papa from "papaparse";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { leadsCsv } from "../../../scripts/leads/leadsCsv.mjs";
import { leadsTable } from "../../../scripts/leads/leadsTable.mjs";
import type { Lead } from "../../../src/answers/leadSchema";
import { storeLead } from "../../../src/inbox/storeLead";
import { tryStore } from "../../../src/inbox/tryStore.mjs";
import { sampleDocument, sampleLead } from "../../support/inbox/sampleLead";

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

async function store(lead: Lead, content: Uint8Array[] = []) {
  const stored = await storeLead(
    db(),
    lead,
    content.map(bytes => ({ name: "", content: bytes })),
  );
  return "reference" in stored ? stored.reference : "";
}

describe("npm run leads", { timeout: 30_000 }, () => {
  it("is friendly before the first lead", () => {
    expect(command()).toEqual({ status: 0, stdout: `No leads yet in ${db()}.\n`, stderr: "" });
    expect(command("--json")).toMatchObject({ status: 0, stdout: "[]\n" });
    expect(command("--csv").stdout).toMatch(/^reference,receivedAt,.*\r\n$/);
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
    expect(command("--save", reference).stdout).toBe(`Saved ${reference}/1-.._polis é.pdf\n`);
    expect([...readFileSync(join(folder, reference, "1-.._polis é.pdf"))]).toEqual([1, 2, 3]);
    expect(command("--save", other).status).toBe(1);
    expect(command("--erase", ` ${reference.toLowerCase()}`).stdout).toMatch(
      new RegExp(`^Erased ${reference}, received 20.*, with 1 document\\(s\\).\n$`),
    );
    expect(command("--erase", reference).status).toBe(1);
    expect(readFileSync(db()).includes("D’Hondt")).toBe(true);
    tryStore(db(), {}, store =>
      store.exec("UPDATE leads SET received_at = '2020-01-01T00:00:00.000Z'"),
    );
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
    const script = resolve("tests/support/inbox/holdStore.mjs");
    const child = spawn(process.execPath, [script, db(), "written"]);
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
    tryStore(db(), {}, open =>
      open.run("UPDATE leads SET received_at = '2020-01-01' WHERE reference = ?", [
        references[0] ?? "",
      ]),
    );
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

describe("what the command prints", () => {
  const row = (changes: Partial<Lead["person"]>) => {
    const lead = sampleLead();
    return {
      reference: "FV-1",
      receivedAt: "2026-11-27T21:04:05.000Z",
      lead: { ...lead, person: { ...lead.person, ...changes } },
    };
  };

  it.each(["=1+1", "+32470123456", "-1", "@a", "\tx", "\rx", "=1\n2"])(
    "is defused in CSV: %j",
    message => {
      const csv = leadsCsv([row({ message })]);
      expect(csv).toContain(`"'${message}"`);
      expect(Papa.parse<Record<string, string>>(csv, { header: true }).data[0]?.message).toBe(
        `'${message}`,
      );
    },
  );

  it("is quoted right in CSV", () => {
    const message = 'een "citaat", een komma;\nen een regel';
    const csv = leadsCsv([row({ message }), row({ message: null })]);
    const { data } = Papa.parse<Record<string, string>>(csv, {
      header: true,
      skipEmptyLines: true,
    });
    expect(data.map(line => line.message)).toEqual([message, ""]);
    expect(data[0]).toMatchObject({
      lastName: "D’Hondt",
      options: "rechtsbijstand; hond",
      phone: "'+32470123456",
    });
  });

  it("cannot command the terminal", () => {
    const stored = row({ firstName: "\u001b[2J\u202eAnn" });
    expect(leadsTable([stored])).toContain("·[2J·Ann D’Hondt");
  });
});
