import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readLeads } from "../../../scripts/leads/readLeads.mjs";
import { thisProcess } from "../../../src/inbox/processId.mjs";
import { storeLead } from "../../../src/inbox/storeLead";
import { storeLock } from "../../../src/inbox/storeLock.mjs";
import { sampleLead } from "../../support/inbox/sampleLead";

let folder: string;
let file: string;
/** This process' number, but started at another time. */
const dead = JSON.stringify({ ...thisProcess(), start: "1" });
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "inbox-"));
  file = join(folder, "leads.sqlite");
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

async function holder(...how: string[]) {
  const script = new URL("../../support/inbox/holdStore.mjs", import.meta.url).pathname;
  const child = spawn(process.execPath, [script, file, ...how], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  await once(child.stdout, "data");
  return async () => {
    child.kill("SIGKILL");
    await once(child, "exit");
  };
}

describe("storeLock", () => {
  it("is taken by one and given back", () => {
    const release = storeLock(file);
    expect(storeLock(file)).toBeNull();
    release?.();
    expect(readdirSync(folder)).toEqual([]);
    storeLock(file)?.();
  });

  it("is not taken from a living process, and is from a dead one", async () => {
    const kill = await holder();
    expect(storeLock(file)).toBeNull();
    expect(await storeLead(file, sampleLead(), [], { wait: 50 })).toEqual({ outcome: "busy" });
    await kill();
    expect(storeLock(file)).not.toBeNull();
  });

  it("knows a dead process from a later one with its number", () => {
    symlinkSync(dead, `${file}.owner`);
    expect(storeLock(file)).not.toBeNull();
  });

  it.each([
    ["another container", JSON.stringify({ ...thisProcess(), host: "elsewhere" })],
    ["a torn file", ""],
  ])("is left to %s for a minute", (_, content) => {
    writeFileSync(`${file}.owner`, content);
    expect(storeLock(file)).toBeNull();
    utimesSync(`${file}.owner`, new Date(), new Date(Date.now() - 61_000));
    expect(storeLock(file)).not.toBeNull();
  });

  it("waits for another recovery, but not for one that died", () => {
    symlinkSync(dead, `${file}.owner`);
    symlinkSync(JSON.stringify(thisProcess()), `${file}.owner.recovery`);
    expect(storeLock(file)).toBeNull();
    rmSync(`${file}.owner.recovery`);
    symlinkSync(dead, `${file}.owner.recovery`);
    expect(storeLock(file)).toBeNull();
    expect(storeLock(file)).not.toBeNull();
  });
});

it("forgets the half transaction of a killed process, and keeps everything before it", async () => {
  const leads = Array.from({ length: 20 }, () => sampleLead());
  const references: string[] = [];
  for (const lead of leads) {
    const stored = await storeLead(file, lead, []);
    if (stored.outcome === "stored") references.push(stored.reference);
  }
  const kill = await holder("writing");
  expect(existsSync(`${file}.lock`)).toBe(true);
  await kill();
  expect(readLeads(file).map(({ reference, lead }) => [reference, lead])).toEqual(
    leads.map((lead, index) => [references[index], lead]),
  );
  expect((await storeLead(file, sampleLead(), [])).outcome).toBe("stored");
  expect(readLeads(file)).toHaveLength(21);
});
