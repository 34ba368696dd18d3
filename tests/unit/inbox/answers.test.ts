import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { postLead, send } from "../../support/inbox/postLead";
import { readLeads } from "../../support/inbox/readLeads";
import { sampleLead } from "../../support/inbox/sampleLead";
import { startInbox } from "../../support/inbox/startInbox";

let inbox: Awaited<ReturnType<typeof startInbox>>;
beforeAll(async () => {
  inbox = await startInbox();
});
afterAll(() => inbox.stop());

const json = { "Content-Type": "application/json" };

describe("a lead as JSON", () => {
  it("is stored once and answered with the same reference ever after", async () => {
    const lead = sampleLead();
    const first = await postLead(inbox.url, lead);
    expect(first).toMatchObject({ status: 201, type: "application/json" });
    expect(first.body).toEqual({
      reference: expect.stringMatching(/^FV-[34679A-Y]{4}-[34679A-Y]{4}$/),
    });
    expect(first.headers.get("cache-control")).toBe("no-store");
    const later = { ...lead, submittedAt: "2026-11-28T09:00:00.000Z" };
    expect(await postLead(inbox.url, later, lead.id.toUpperCase())).toMatchObject({
      status: 200,
      body: first.body,
    });
    expect(readLeads(inbox.db).filter(({ lead: { id } }) => id === lead.id)).toEqual([
      { reference: first.body.reference, receivedAt: expect.stringMatching(/^\d{4}-.*Z$/), lead },
    ]);
  });

  it("keeps what the rules make of it", async () => {
    const { person, ...rest } = sampleLead();
    const typed = {
      ...rest,
      person: { ...person, firstName: "  Zoe\u0308 ", phone: "0470 12 34 56", postcode: "B-9000" },
    };
    expect((await postLead(inbox.url, typed)).status).toBe(201);
    const stored = readLeads(inbox.db).find(({ lead }) => lead.id === rest.id);
    expect(stored?.lead.person).toMatchObject({
      firstName: "Zoë",
      phone: "+32470123456",
      postcode: "9000",
    });
  });

  it("is refused under a key that stands for another lead", async () => {
    const lead = sampleLead();
    await postLead(inbox.url, lead);
    const other = { ...lead, person: { ...lead.person, firstName: "Ann" } };
    expect(await postLead(inbox.url, other)).toMatchObject({
      status: 422,
      type: "application/problem+json",
      body: { status: 422, code: "idempotency_key_reused" },
    });
    expect(readLeads(inbox.db).find(stored => stored.lead.id === lead.id)?.lead).toEqual(lead);
  });

  it("is refused with one rule per place", async () => {
    const {
      person,
      broker: _broker,
      ...rest
    } = sampleLead({ attribution: { "utm/~x": "1" } as never });
    const answer = await postLead(inbox.url, {
      ...rest,
      person: { ...person, email: "x", postcode: "" },
      test: 1,
    });
    expect(answer.status).toBe(422);
    expect(answer.body.code).toBe("invalid");
    expect(answer.body.errors).toEqual([
      { pointer: "/test", code: "choice" },
      { pointer: "/person/email", code: "email" },
      { pointer: "/person/postcode", code: "required" },
      { pointer: "/broker", code: "required" },
      { pointer: "/attribution/utm~1~0x", code: "choice" },
    ]);
  });

  it.each([
    [{ contactBy: "email", email: null, phone: "+3292234567" }, "/person/email", "required"],
    [{ contactBy: "phone", email: "an@a.be", phone: null }, "/person/phone", "phoneNeeded"],
    [{ contactBy: "phone", email: null, phone: "+3292234567" }, null, null],
    [{ contactBy: "email", email: "an@a.be", phone: null }, null, null],
  ])("with %j is refused at %s (%s)", async (way, pointer, code) => {
    const { person, ...rest } = sampleLead();
    const { status, body } = await postLead(inbox.url, { ...rest, person: { ...person, ...way } });
    expect(status).toBe(pointer ? 422 : 201);
    expect(body.errors ?? []).toEqual(pointer ? [{ pointer, code }] : []);
  });

  it.each([
    ["", "required"],
    ["not-a-uuid", "choice"],
    ["00000000-0000-4000-8000-000000000000", "choice"],
  ])("is refused under the key %j", async (key, code) => {
    const answer = await postLead(inbox.url, sampleLead(), key);
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer: "/id", code }] } });
  });

  it.each([[null], [[]], ["text"], [{}]])("is refused when it is %j", async content => {
    const answer = await send(inbox.url, { headers: json, body: JSON.stringify(content) });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toContainEqual({ pointer: "/id", code: "required" });
  });
});

describe("what is no lead", () => {
  it.each(["", "{", "\u0000"])("is 400 when it is no JSON: %j", async body => {
    expect(await send(inbox.url, { headers: json, body })).toMatchObject({
      status: 400,
      body: { code: "not_json" },
    });
  });

  it("is 400 when it is no UTF-8", async () => {
    const body = Buffer.from([0x22, 0xff, 0x22]);
    expect(await send(inbox.url, { headers: json, body })).toMatchObject({ status: 400 });
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "application/problem+json"])(
    "is 415 as %s",
    async type => {
      expect(
        await send(inbox.url, { headers: { "Content-Type": type }, body: "{}" }),
      ).toMatchObject({ status: 415, body: { code: "content_type" } });
    },
  );

  it("is 415 when compressed", async () => {
    const headers = { ...json, "Content-Encoding": "gzip" };
    expect(await send(inbox.url, { headers, body: "{}" })).toMatchObject({ status: 415 });
  });

  it.each(["GET", "PUT", "DELETE", "OPTIONS"])("is 405 by %s", async method => {
    const answer = await send(inbox.url, { method });
    expect(answer).toMatchObject({ status: 405, body: { code: "method" } });
    expect(answer.headers.get("allow")).toBe("POST");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });
});
