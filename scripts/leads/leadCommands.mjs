import { existsSync } from "node:fs";
import { importSource } from "../importSource.mjs";
import { listCsv, listJson, listTable } from "./listLeads.mjs";
import { printStats } from "./printStats.mjs";
import { saveDocuments } from "./saveDocuments.mjs";
import { table } from "./table.mjs";

/** @typedef {import("../../src/inbox/stores/leadStore").LeadStore} LeadStore */
/** @typedef {import("../../src/inbox/stores/storeAddress").StoreAddress} StoreAddress */
/** @typedef {ReturnType<typeof import("./leadOptions.mjs").leadOptions>} Options */
/**
 * What a command works on: `store` is null where none was begun yet; `place` is its name.
 * @typedef {{ store: LeadStore | null, place: string, address: StoreAddress, options: Options,
 *   printer: import("./printer.mjs").Printer }} Work
 */

/** @param {Work} work */
async function list({ store, place, options: { json, csv }, printer }) {
  if (json) await listJson(store, printer);
  else if (csv) await listCsv(store, printer);
  else if (store && (await store.count()) > 0) await listTable(store, printer);
  else await printer.out(`No leads yet in ${place}.\n`);
  return 0;
}

/** @param {Work} work */
async function save({ store, place, options: { save: reference = "" }, printer }) {
  let some = false;
  if (store)
    for await (const path of saveDocuments(store, reference, reference)) {
      some = true;
      await printer.out(`Saved ${path}\n`);
    }
  if (!some) printer.err(`No lead with the reference ${reference} has documents in ${place}.\n`);
  return some ? 0 : 1;
}

/** @param {Work} work */
async function erase({ store, place, options: { erase: reference, before = "" }, printer }) {
  const which = reference === undefined ? { before } : { reference };
  let some = false;
  if (store) {
    const progress = printer.progress(await store.count(which), "leads erased");
    let done = 0;
    for await (const lead of store.erase(which)) {
      some = true;
      done += 1;
      progress(done);
      await printer.out(
        `Erased ${lead.reference}, received ${lead.receivedAt}, with ${lead.documents} document(s).\n`,
      );
    }
  }
  if (some) return 0;
  if (reference === undefined) {
    await printer.out(`No leads from before ${before} in ${place}.\n`);
    return 0;
  }
  printer.err(`No lead has the reference ${reference} in ${place}.\n`);
  return 1;
}

/** @param {Work} work */
async function stats({ store, place, printer }) {
  const said = printer.still("counting");
  await printer.out(store ? printStats(await store.stats()) : `No leads yet in ${place}.\n`);
  said();
  return 0;
}

/** @param {Work} work */
async function handover({ store, options: { again }, printer }) {
  if (again !== undefined) {
    const count = store ? await store.reopen(again, new Date()) : 0;
    if (count > 0) await printer.out(`${count} hand-over(s) of ${again} will be tried again.\n`);
    else printer.err(`Nothing of ${again} waits or failed, or it is being tried just now.\n`);
    return count > 0 ? 0 : 1;
  }
  const lines = [["reference", "to", "state", "attempts", "next", "last error"]];
  if (store)
    for await (const { reference, channel, state, attempts, nextAt, error } of store.open()) {
      const next = state === "waiting" ? nextAt : "";
      lines.push([reference, channel, state, String(attempts), next, error ?? ""]);
    }
  await printer.out(lines.length > 1 ? table(lines) : "Everything was handed over.\n");
  return 0;
}

/** @param {Work} work */
async function move({ store, place, address, options: { to = "" }, printer }) {
  if (!store) {
    printer.err(`No leads yet in ${place}.\n`);
    return 1;
  }
  const total = await store.count();
  /** @type {typeof import("../../src/inbox/stores/moveStore") & typeof import("../../src/inbox/stores/storeAddress")} */
  const { moveStore, storeAddress } = await importSource(
    "src/inbox/stores/moveStore.ts",
    "src/inbox/stores/storeAddress.ts",
  );
  const copying = printer.progress(total, "leads copied");
  const comparing = printer.progress(total, "leads compared");
  let [copied, compared, unlike] = [0, 0, 0];
  for await (const step of moveStore(address, storeAddress({ LEADS_STORE: to }))) {
    if ("copied" in step) {
      copied = step.copied;
      copying(step.copied + step.there);
      continue;
    }
    compared = step.compared;
    comparing(compared);
    if (step.unlike === null) continue;
    unlike += 1;
    printer.err(`${step.unlike} is not the same in both.\n`);
  }
  await printer.out(`${copied} lead(s) copied, ${compared} compared, ${unlike} differ.\n`);
  return unlike === 0 ? 0 : 1;
}

/** @param {Work} work */
async function backup(work) {
  const { store, place, address, printer } = work;
  const { to = "" } = work.options;
  if (!store) {
    printer.err(`No leads yet in ${place}.\n`);
    return 1;
  }
  if (existsSync(to)) {
    printer.err(`${to} is there already.\n`);
    return 1;
  }
  // A file of our own kind, from which it can be moved back.
  if (address.kind === "postgres") return move(work);
  const said = printer.still("copying");
  await store.backUp(to);
  said();
  await printer.out(`${await store.count()} lead(s) in ${to}.\n`);
  return 0;
}

/** Each resolves to an exit code: 0, or 1 when there is no such lead.
 * @type {Record<string, (work: Work) => Promise<number>>} */
export const leadCommands = { list, save, erase, stats, handover, move, backup };
