import { describe, expect, it } from "vitest";
import { backoff } from "../../../src/delivery/createSender";
import { type Reply, readReply, retryAfterMs } from "../../../src/delivery/reply";

const now = Date.UTC(2026, 10, 27, 21, 4, 5);
const retry: Reply = { kind: "retry" };
const refused = (status: number, errors: { pointer: string; code: string }[] = []): Reply => ({
  kind: "refused",
  status,
  errors,
});
const email = [{ pointer: "/person/email", code: "email" }];

const answer = (status: number, body: unknown = "", retryAfter?: string) =>
  new Response(status === 204 ? null : typeof body === "string" ? body : JSON.stringify(body), {
    status,
    headers: retryAfter ? { "Retry-After": retryAfter } : {},
  });

describe("readReply", () => {
  it.each<[string, Response, Reply]>([
    [
      "201 with a reference",
      answer(201, { reference: "AB12" }),
      { kind: "accepted", reference: "AB12" },
    ],
    [
      "200 with a reference",
      answer(200, { reference: "AB12" }),
      { kind: "accepted", reference: "AB12" },
    ],
    ["201 without one", answer(201, {}), retry],
    ["201 with an empty one", answer(201, { reference: " " }), retry],
    ...[12345, 0, -7].map((reference): [string, Response, Reply] => [
      `201 with the number ${reference}`,
      answer(201, { reference }),
      { kind: "accepted", reference: String(reference) },
    ]),
    ...["12345678901234567890", "1.5", "1e999"].map((number): [string, Response, Reply] => [
      `201 with ${number}, which cannot be told exactly`,
      answer(201, `{"reference":${number}}`),
      { kind: "accepted", reference: null },
    ]),
    [
      "409 known, with a number",
      answer(409, { code: "already_received", reference: 12 }),
      { kind: "accepted", reference: "12" },
    ],
    ...[null, true, [12], { id: 12 }, ""].map((reference): [string, Response, Reply] => [
      `201 with ${JSON.stringify(reference)} for a reference`,
      answer(201, { reference }),
      retry,
    ]),
    ["200 with a portal's page", answer(200, "<!doctype html><title>Aanmelden</title>"), retry],
    ["200 with null", answer(200, "null"), retry],
    ["200 with a list", answer(200, []), retry],
    ["202", answer(202, { reference: "AB12" }), retry],
    ["204", answer(204), retry],
    [
      "409 known, with a reference",
      answer(409, { code: "already_received", reference: "AB12" }),
      { kind: "accepted", reference: "AB12" },
    ],
    [
      "409 known, without",
      answer(409, { code: "already_received" }),
      { kind: "accepted", reference: null },
    ],
    ["409 in flight", answer(409, { code: "in_flight" }), retry],
    ["409 in flight, for 3 s", answer(409, {}, "3"), { kind: "retry", waitMs: 3000 }],
    ["422 with pointers", answer(422, { errors: email }), refused(422, email)],
    ["422 without", answer(422, "no"), refused(422)],
    ["422 with errors of another shape", answer(422, { errors: "email" }), refused(422)],
    ["422 for a reused key", answer(422, { code: "idempotency_key_reused" }), { kind: "renew" }],
    ["429 with seconds", answer(429, "", "120"), { kind: "retry", waitMs: 120_000 }],
    [
      "503 with a date",
      answer(503, "", "Fri, 27 Nov 2026 21:04:35 GMT"),
      { kind: "retry", waitMs: 30_000 },
    ],
    [
      "503 with a date gone by",
      answer(503, "", "Fri, 27 Nov 2026 21:00:00 GMT"),
      { kind: "retry", waitMs: 0 },
    ],
    ["503 with nonsense", answer(503, "", "later"), retry],
    ["429 without", answer(429), retry],
    ...[408, 425, 500, 502, 504, 599].map(
      status => [`${status}`, answer(status), retry] as [string, Response, Reply],
    ),
    ...[401, 403, 404, 405].map(
      status =>
        [`${status}`, answer(status), { kind: "misplaced", status }] as [string, Response, Reply],
    ),
    ...[400, 410, 413, 415, 402, 451].map(
      status => [`${status}`, answer(status), refused(status)] as [string, Response, Reply],
    ),
  ])("%s", async (_, response, expected) => {
    expect(await readReply(response, now)).toEqual(expected);
  });

  it("is a retry when the body breaks off", async () => {
    const body = new ReadableStream({ start: controller => controller.error(new Error("gone")) });
    expect(await readReply(new Response(body, { status: 200 }), now)).toEqual(retry);
  });
});

describe("retryAfterMs", () => {
  it.each([
    [null, null],
    ["", null],
    ["0", 0],
    [" 5 ", 5000],
    ["5.5", null],
    ["-1", null],
    ["soon", null],
    ["Fri, 27 Nov 2026 21:05:05 GMT", 60_000],
  ])("%j is %j", (header, expected) => {
    // What Date.parse makes of odd numbers is its own affair; nobody is to wait for it.
    const headers = new Headers(header === null ? {} : { "Retry-After": header });
    const wait = retryAfterMs(headers, now);
    expect(wait === 0 && expected === null ? null : wait).toBe(expected);
  });
});

describe("retryAfterMs with a wrong clock", () => {
  const day = 86_400_000;
  const named = { "Retry-After": "Fri, 27 Nov 2026 21:05:05 GMT" };

  it.each([-400 * day, -day, 0, day, 400 * day])(
    "off by %i ms counts from the server's own time",
    wrong => {
      const headers = new Headers({ ...named, Date: "Fri, 27 Nov 2026 21:04:05 GMT" });
      expect(retryAfterMs(headers, now + wrong)).toBe(60_000);
    },
  );

  it.each([
    [-400 * day, 3_600_000],
    [400 * day, 0],
  ])("off by %i ms, and without the server's time, waits %i ms at most", (wrong, expected) => {
    expect(retryAfterMs(new Headers(named), now + wrong)).toBe(expected);
  });

  it("believes nobody who asks for more than some hours", () => {
    expect(retryAfterMs(new Headers({ "Retry-After": "99999999999" }), now)).toBe(4 * 3_600_000);
  });
});

describe("backoff", () => {
  it.each([
    [1, 1000],
    [2, 2000],
    [3, 4000],
    [6, 32_000],
    [7, 60_000],
    [50, 60_000],
    [2000, 60_000],
  ])("before retry %i waits less than %i ms, from none on", (attempt, most) => {
    expect(backoff(attempt, () => 0)).toBe(0);
    expect(backoff(attempt, () => 0.5)).toBe(most / 2);
    for (let i = 0; i < 50; i++) {
      expect(backoff(attempt)).toBeGreaterThanOrEqual(0);
      expect(backoff(attempt)).toBeLessThan(most);
    }
  });
});
