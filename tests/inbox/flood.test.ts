import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bundledInbox, type ServedInbox } from "../support/inbox/bundledInbox";
import { experiment } from "../support/inbox/experiment";
import { postLead, send } from "../support/inbox/postLead";
import { type RawRequest, rawRequest } from "../support/inbox/rawRequest";
import { sampleLead } from "../support/inbox/sampleLead";

const megabyte = 1024 * 1024;
/** What the server may use beyond what it needs when it has nothing to do: three of the largest requests, their copies,
 * and what is on the way through sockets. */
const boundMB = 250;

let inbox: Awaited<ReturnType<typeof bundledInbox>>;
let served: ServedInbox;
beforeAll(async () => {
  inbox = await bundledInbox();
  process.env.LEADS_TRUSTED_PROXIES = "127.0.0.1";
  served = await inbox.serve(join(inbox.folder, "flood", "leads.sqlite"));
  delete process.env.LEADS_TRUSTED_PROXIES;
});
afterAll(() => inbox.stop());

it("serves visitors within its memory, through 100 stalled uploads and a flood from 1,000 addresses", {
  timeout: 240_000,
}, async () => {
  const idle = served.peak();
  const stalled: RawRequest[] = [];
  for (let sender = 0; sender < 100; sender++) {
    const request = rawRequest(served.url, "POST /familiale-verzekering/api/leads", [
      "Content-Type: multipart/form-data; boundary=x",
      `Content-Length: ${19 * megabyte}`,
      `X-Forwarded-For: 203.0.113.${sender}`,
    ]);
    // Some 500 kB of each come, then nothing.
    request.send(new Uint8Array(megabyte / 2)).catch(() => undefined);
    stalled.push(request);
  }
  const statuses = new Map<number, number>();
  let next = 0;
  const flooding = async () => {
    while (next < 2000) {
      const turn = next++;
      const { status } = await send(served.url, {
        headers: {
          "Content-Type": "application/json",
          "X-Forwarded-For": `198.18.${(turn % 1000) >> 8}.${turn & 255}`,
        },
        body: "x".repeat(60_000),
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const flood = Promise.all(Array.from({ length: 40 }, flooding));
  // Visitors in the middle of it; a browser tries again when it is told to.
  for (let visitor = 0; visitor < 20; visitor++) {
    const lead = sampleLead();
    await expect.poll(async () => (await postLead(served.url, lead)).status).toBeLessThan(300);
  }
  await flood;
  expect([...statuses.keys()].filter(status => ![400, 429, 503].includes(status))).toEqual([]);
  experiment.report(
    `100 stalled uploads, 2,000 posts from 1,000 addresses: ${Math.round((served.peak() - idle) / megabyte)} MB more than idle`,
  );
  expect((served.peak() - idle) / megabyte).toBeLessThan(boundMB);
  for (const request of stalled) request.close();
});
