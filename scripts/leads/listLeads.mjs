import { leadsCsv } from "./leadsCsv.mjs";
import { tableLine, widen } from "./table.mjs";
import { terminalJson } from "./terminalText.mjs";

/** @typedef {import("../../src/inbox/stores/storedLead").StoredLead} StoredLead */
/** @typedef {import("../../src/inbox/stores/leadStore").LeadStore} LeadStore */
/** @typedef {import("./printer.mjs").Printer} Printer */

/** Leads that are written at once. */
const batch = 250;

/** Groups of leads, with progress. @param {LeadStore} store @param {Printer} printer @param {string} [what] */
async function* batches(store, printer, what = "leads") {
  const progress = printer.progress(await store.count(), what);
  /** @type {StoredLead[]} */
  let held = [];
  let done = 0;
  for await (const lead of store.leads()) {
    held.push(lead);
    done += 1;
    if (held.length < batch) continue;
    yield held;
    held = [];
    progress(done);
  }
  if (held.length > 0) yield held;
}

/** All leads as one JSON list. @param {LeadStore | null} store @param {Printer} printer */
export async function listJson(store, printer) {
  let any = false;
  if (store)
    for await (const leads of batches(store, printer)) {
      const texts = leads.map(({ reference, receivedAt, lead }) =>
        terminalJson({ reference, receivedAt, ...lead }).replace(/^/gm, "  "),
      );
      await printer.out(`${any ? ",\n" : "[\n"}${texts.join(",\n")}`);
      any = true;
    }
  await printer.out(any ? "\n]\n" : "[]\n");
}

/** A line per lead for a spreadsheet. @param {LeadStore | null} store @param {Printer} printer */
export async function listCsv(store, printer) {
  await printer.out(leadsCsv([]));
  if (store)
    for await (const leads of batches(store, printer)) await printer.out(leadsCsv(leads, false));
}

const head = ["reference", "received", "name", "postcode", "broker", "test", "documents"];
/** @param {StoredLead} stored */
const line = ({ reference, receivedAt, lead: { person, broker, test, documents } }) => [
  reference,
  receivedAt.replace(/:\d\d\.\d+Z$/, "Z"),
  `${person.firstName} ${person.lastName}`,
  person.postcode,
  broker?.name ?? "no preference",
  test ? "test" : "",
  String(documents.length),
];

/** A table, read twice: once for the widths of its columns. @param {LeadStore} store @param {Printer} printer */
export async function listTable(store, printer) {
  /** @type {number[]} */
  const widths = [];
  widen(widths, head);
  for await (const leads of batches(store, printer, "leads read"))
    for (const lead of leads) widen(widths, line(lead));
  await printer.out(tableLine(widths, head));
  for await (const leads of batches(store, printer))
    await printer.out(leads.map(lead => tableLine(widths, line(lead))).join(""));
}
