import { afterAll, beforeAll, expect, it } from "vitest";
import { postForm, postLead } from "../../support/inbox/postLead";
import { readLeads } from "../../support/inbox/readLeads";
import { sampleDocument, sampleLead } from "../../support/inbox/sampleLead";
import { startInbox } from "../../support/inbox/startInbox";

let inbox: Awaited<ReturnType<typeof startInbox>>;
beforeAll(async () => {
  inbox = await startInbox();
});
afterAll(() => inbox.stop());

it("stores 50 posts at once under 10 keys as 10 leads, each with one reference", async () => {
  const leads = Array.from({ length: 10 }, () => sampleLead());
  const answers = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const lead = leads[index % 10] ?? sampleLead();
      return { id: lead.id, ...(await postLead(inbox.url, lead)) };
    }),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(40);
  const stored = readLeads(inbox.db);
  expect(stored).toHaveLength(10);
  for (const { id, body } of answers) {
    expect(stored.find(({ lead }) => lead.id === id)?.reference).toBe(body.reference);
  }
});

it("lets one of two different leads under one key win, whole", async () => {
  const [a, b] = [new Uint8Array(300_000).fill(1), new Uint8Array(300_000).fill(2)].map(bytes =>
    sampleDocument("a.pdf", bytes),
  );
  if (!a || !b) throw new Error("two documents");
  const lead = sampleLead({ documents: [a.entry] });
  const answers = await Promise.all([
    postForm(inbox.url, lead, [a.file]),
    postForm(inbox.url, { ...lead, documents: [b.entry] }, [b.file]),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  const winner = answers[0].status === 201 ? a.entry : b.entry;
  expect(
    readLeads(inbox.db)
      .filter(({ lead: { id } }) => id === lead.id)
      .map(stored => stored.lead.documents),
  ).toEqual([[winner]]);
});
