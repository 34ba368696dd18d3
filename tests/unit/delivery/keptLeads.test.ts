import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { leadsCsv } from "../../../scripts/leads/leadsCsv.mjs";
import { toLead } from "../../../src/delivery/toLead";
import { emptyDraft } from "../../../src/draft/draft";
import { visits } from "../../journeys/visits";
import kept from "../../support/keptLeads.json";

// Leads as the site sent them on 27 November 2026, before questions were records. Back ends and stores hold
// such leads: what the same answers make now is the same to the byte, but for what was not asked then.

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-27T21:04:05.000Z") });
});
afterEach(() => void vi.useRealTimers());

/** Of what is made now, the parts that stood there then: in the order of now. */
function asThen(now: unknown, then: unknown): unknown {
  if (typeof now !== "object" || typeof then !== "object" || !now || !then) return now;
  if (Array.isArray(now)) return now;
  const was: Record<string, unknown> = { ...then };
  return Object.fromEntries(
    Object.entries(now).flatMap(([name, part]) =>
      name in was ? [[name, asThen(part, was[name])]] : [],
    ),
  );
}

it.each(Object.entries(kept.leads))("the lead of %s is what it was, to the byte", (who, lead) => {
  const answers = visits.find(visit => visit.who === who)?.answers ?? {};
  const around = { build: "1.4.0+abc1234", test: false, documents: [], now: new Date() };
  const now = toLead({ ...emptyDraft, answers }, around);
  expect(JSON.stringify(asThen(now, JSON.parse(lead)))).toBe(lead);
});

it("the columns of the CSV are what they were", () => {
  const stored = Object.values(kept.leads).map(lead => ({
    ...{ reference: "FV-7K3M-9QXT", receivedAt: "2026-11-27T21:04:06.000Z" },
    lead: JSON.parse(lead),
  }));
  const then = kept.csvHeader.split(";");
  const now = leadsCsv(stored).split("\r\n")[0]?.replace("\uFEFF", "").split(";");
  expect(now?.filter(column => then.includes(column))).toEqual(then);
});
