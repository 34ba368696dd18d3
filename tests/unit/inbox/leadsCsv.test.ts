import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { defuse } from "../../../scripts/leads/defuse.mjs";
import { leadsCsv } from "../../../scripts/leads/leadsCsv.mjs";
import type { Lead } from "../../../src/answers/leadSchema";
import { sampleLead } from "../../support/inbox/sampleLead";

function csvOf(person: Partial<Lead["person"]>, changes: Partial<Lead> = {}): string {
  const lead = sampleLead(changes);
  const stored = { ...lead, person: { ...lead.person, ...person } };
  return leadsCsv([{ reference: "FV-1", receivedAt: "2026-11-27T21:04:05.000Z", lead: stored }]);
}
/** As a spreadsheet opens it that takes `delimiter` for the separator. */
const cellsOf = (csv: string, delimiter: string) =>
  Papa.parse<string[]>(csv.replace(/^\uFEFF/, ""), { delimiter }).data.flat();

const formula = /^[\s"]*[=+\-@\u2212\uFE62\uFE63\uFE66\uFE6B\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r]/u;

describe("the list of leads in a spreadsheet", () => {
  it("has a byte order mark, semicolons, every field in quotes", () => {
    const csv = csvOf({ message: 'een "citaat"; een komma,\nen een regel' });
    const [head, row] = csv.split("\r\n");
    expect(head).toMatch(/^\uFEFF"reference"(;"\w+")+$/);
    expect(row).toContain(';"een ""citaat""; een komma,\nen een regel";');
    const { data } = Papa.parse<Record<string, string>>(csv, { header: true, delimiter: ";" });
    expect(data[0]).toMatchObject({
      lastName: "D’Hondt",
      members: "4",
      startDate: "2027-01-01",
      options: "rechtsbijstand; hond",
      marketing: "false",
    });
  });

  it.each([
    "=1+1",
    "-1",
    "@a",
    "\tx",
    "\rx",
    "=1\n2",
    "x;=cmd|' /C calc'!A1",
    "x,=1",
    'x," =1',
    "x\n+1",
    "x\r\n=1",
    "x\r=1",
    "x\t=1",
    "x|@a",
    "＝1",
    "x;＋1",
    "－1",
    "x,＠a",
    " =1",
  ])("runs no formula, whatever separates: %j", message => {
    const csv = csvOf({ message, firstName: message });
    for (const delimiter of [";", ",", "\t", "|"])
      expect(cellsOf(csv, delimiter).filter(cell => formula.test(cell))).toEqual([]);
  });

  it("runs no formula of any text, wherever it stands", () => {
    const letters = fc.constantFrom(..."ab1=+-@＝＋－＠−;,|\t\r\n\"' .e");
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 30 }), text => {
        const named = { id: text, name: text };
        const csv = csvOf(
          { message: text, firstName: text, lastName: text, email: text, municipality: text },
          { build: text, broker: named, attribution: { [text]: text }, language: text },
        );
        for (const delimiter of [";", ",", "\t", "|"])
          expect(cellsOf(csv, delimiter).filter(cell => formula.test(cell))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    "+32470123456",
    "0470 12 34 56",
    "0000.000.196",
    "1999.999.943",
    "(09) 000 00 01",
    "007",
    "1-2",
    "12e5",
    "12345678901234567890",
    "０９０００",
  ])("keeps %s as it was written", number => {
    expect(cellsOf(csvOf({ phone: number }), ";")).toContain(`'${number}`);
  });

  it.each(["9000", "0", "2027-01-01", "Gent", "D’Hondt", "a@b.example", "jan-piet", "18-59 jaar"])(
    "leaves %s alone",
    text => {
      expect(defuse(text)).toBe(text);
    },
  );
});
