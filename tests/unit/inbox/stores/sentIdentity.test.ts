import { expect, it } from "vitest";
import { sentIdentity } from "../../../../src/inbox/stores/sentIdentity";
import { storeAddress } from "../../../../src/inbox/stores/storeAddress";
import { sampleLead } from "../../../support/inbox/sampleLead";

it("is of what was sent, not of what the rules make of it", () => {
  const lead = sampleLead();
  const sent = { ...lead, person: { ...lead.person, lastName: " D'Hondt " } };
  expect(sentIdentity(sent)).not.toBe(sentIdentity(lead));
  expect(sentIdentity({ ...sent, unknown: 1 })).not.toBe(sentIdentity(sent));
});

it("does not see the id, the time of sending and the order of keys", () => {
  const { id: _, submittedAt: __, ...content } = sampleLead();
  const turned = Object.fromEntries(Object.entries(content).reverse());
  expect(sentIdentity({ ...turned, submittedAt: "2027-01-01T00:00:00.000Z", id: "x" })).toBe(
    sentIdentity({ id: "y", ...content }),
  );
});

it.each([
  [{}, "sqlite", /[\\/]\.data[\\/]leads\.sqlite$/],
  [{ LEADS_DB: "/a/b.sqlite" }, "sqlite", /^\/a\/b\.sqlite$/],
  [{ LEADS_STORE: "c.sqlite", LEADS_DB: "/a/b.sqlite" }, "sqlite", /^c\.sqlite$/],
  [{ LEADS_STORE: "C:\\leads\\leads.sqlite" }, "sqlite", /^C:/],
  [{ LEADS_STORE: "postgres://u:p@h/d" }, "postgres", /^postgres:\/\/u:p@h\/d$/],
  [{ LEADS_STORE: "postgresql://h/d" }, "postgres", /^postgresql:/],
])("finds the store in %j", (from, kind, place) => {
  const address = storeAddress(from);
  expect(address.kind).toBe(kind);
  expect("file" in address ? address.file : address.url).toMatch(place);
});

it.each(["mysql://h/d", "postgres://h", "postgres://h:port/d"])("refuses %s", LEADS_STORE => {
  expect(() => storeAddress({ LEADS_STORE })).toThrow(/Give a file|names no database/);
});
