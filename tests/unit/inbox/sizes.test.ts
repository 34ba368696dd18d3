import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { postForm, postLead, send } from "../../support/inbox/postLead";
import { readLeads } from "../../support/inbox/readLeads";
import { sampleDocument, sampleLead } from "../../support/inbox/sampleLead";
import { startInbox } from "../../support/inbox/startInbox";

let inbox: Awaited<ReturnType<typeof startInbox>>;
beforeAll(async () => {
  inbox = await startInbox();
});
afterAll(() => inbox.stop());

const megabytes = (count: number) => new Uint8Array(count * 1024 * 1024);

/** Sends only the head of a request and waits for the first line of an answer. */
function onlyHead(head: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(inbox.port, "127.0.0.1");
    const lines = ["POST /familiale-verzekering/api/leads HTTP/1.1", "Host: localhost", ...head];
    socket.once("data", data => {
      socket.destroy();
      resolve(String(data).split("\r\n")[0] ?? "");
    });
    socket.once("error", reject);
    socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  });
}

describe("documents", () => {
  it.each([false, true])("are stored with a lead (as a field: %s)", async asField => {
    const one = sampleDocument('polis "2026" – é.pdf', new Uint8Array([1, 2, 3]));
    const two = sampleDocument("map/foto.jpg", megabytes(1));
    const lead = sampleLead({ documents: [one.entry, two.entry] });
    const first = await postForm(inbox.url, lead, [one.file, two.file], asField);
    expect(first.status).toBe(201);
    expect(await postForm(inbox.url, lead, [one.file, two.file])).toMatchObject({
      status: 200,
      body: first.body,
    });
    expect(
      readLeads(inbox.db).find(stored => stored.lead.id === lead.id)?.lead.documents,
    ).toHaveLength(2);
  });

  it("must be those that the lead names, in order", async () => {
    const one = sampleDocument("een.pdf", new Uint8Array([1, 2, 3]));
    const two = sampleDocument("twee.pdf", new Uint8Array([4, 5, 6]));
    const lead = sampleLead({ documents: [one.entry, two.entry] });
    const refused = (pointer: string) => ({
      status: 422,
      body: { errors: [{ pointer, code: "choice" }] },
    });
    const changed = new File([new Uint8Array([4, 5, 7])], "twee.pdf");
    for (const files of [[], [one.file], [one.file, two.file, two.file]])
      expect(await postForm(inbox.url, lead, files)).toMatchObject(refused("/documents"));
    expect(await postForm(inbox.url, lead, [one.file, changed])).toMatchObject(
      refused("/documents/1"),
    );
    expect((await postForm(inbox.url, lead, [two.file, one.file])).body.errors).toHaveLength(2);
    expect(await postLead(inbox.url, lead)).toMatchObject(refused("/documents"));
    expect((await postForm(inbox.url, lead, [one.file, two.file])).status).toBe(201);
  });

  it("may be three, of 10 MB, of 20 MB together", async () => {
    const sizes = [[1, 1, 1, 1], [11], [7, 7, 7]];
    for (const each of sizes) {
      const files = each.map((size, index) => sampleDocument(`${index}.pdf`, megabytes(size)));
      const lead = sampleLead({ documents: files.map(({ entry }) => entry) });
      const answer = await postForm(
        inbox.url,
        lead,
        files.map(({ file }) => file),
      );
      expect(answer).toMatchObject({ status: 413, body: { code: "too_large" } });
    }
    const full = [sampleDocument("a.pdf", megabytes(10)), sampleDocument("b.pdf", megabytes(10))];
    const lead = sampleLead({ documents: full.map(({ entry }) => entry) });
    expect(
      (
        await postForm(
          inbox.url,
          lead,
          full.map(({ file }) => file),
        )
      ).status,
    ).toBe(201);
  });
});

describe("a form without a lead", () => {
  it("is 400", async () => {
    const form = new FormData();
    form.append("document", new File(["x"], "x.pdf"));
    expect(await send(inbox.url, { body: form })).toMatchObject({
      status: 400,
      body: { code: "not_json" },
    });
  });
});

describe("a size that is declared", () => {
  it("is refused before anything is sent", async () => {
    const form = "Content-Type: multipart/form-data; boundary=x";
    expect(await onlyHead([form, "Content-Length: 500000000"])).toBe(
      "HTTP/1.1 413 Payload Too Large",
    );
    expect(await onlyHead([form, "Transfer-Encoding: chunked"])).toBe(
      "HTTP/1.1 411 Length Required",
    );
    expect(await onlyHead(["Content-Type: application/json", "Content-Length: 65537"])).toBe(
      "HTTP/1.1 413 Payload Too Large",
    );
  });

  it("and one that is not are refused beyond 64 kB of JSON", async () => {
    const long = { ...sampleLead(), padding: "x".repeat(66_000) };
    expect((await postLead(inbox.url, long)).status).toBe(413);
    const body = new Blob([JSON.stringify(long)]).stream();
    const headers = { "Content-Type": "application/json", "Idempotency-Key": long.id };
    expect(await send(inbox.url, { headers, body, duplex: "half" } as RequestInit)).toMatchObject({
      status: 413,
    });
    expect((await postForm(inbox.url, long, [])).status).toBe(413);
  });
});
