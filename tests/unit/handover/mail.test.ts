import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { copyMail } from "../../../src/handover/copyMail";
import type { HandoverLead } from "../../../src/handover/handoverLead";
import { mailSender } from "../../../src/handover/mailSender";
import { officeMail } from "../../../src/handover/officeMail";
import {
  desk,
  facts,
  handoverLead,
  mailSettings,
  officeOf,
  personLead,
} from "../../support/handover/handoverSample";
import { type Arrived, type Behaviour, mailHost } from "../../support/handover/mailHost";

let close: () => Promise<void> = async () => undefined;
afterEach(() => close());

async function host(behave?: () => Behaviour) {
  const mails = await mailHost(behave);
  close = mails.close;
  const settings = mailSettings(mails.url);
  const post = mailSender(settings.server);
  const toOffice = (stored: HandoverLead, signal?: AbortSignal) =>
    post(officeMail(stored, settings, officeOf, facts), signal);
  return { ...mails, settings, post, toOffice };
}

/** The names of the headers as they arrived, in order, folded lines joined. */
const headerNames = ({ raw }: Arrived) =>
  raw
    .slice(0, raw.indexOf("\r\n\r\n"))
    .split(/\r\n(?![ \t])/)
    .map(line => line.split(":")[0]);

const usual = [
  ...["From", "To", "Reply-To", "Subject", "Message-ID", "Date"],
  ...["Auto-Submitted", "MIME-Version", "Content-Type"],
].sort();

const hostile = [
  "Zoë\r\nBcc: slachtoffer@voorbeeld.example",
  "Ann\nTo: iemand@voorbeeld.example",
  "\r\n\r\n<h1>Ander bericht</h1>",
  'Jan" <anders@voorbeeld.example>, "x',
  "Peeters, Jan; Smet: Ann <x@voorbeeld.example>",
  "=?utf-8?B?DQpCY2M6IHhAdm9vcmJlZWxkLmV4YW1wbGU=?=",
  "\u2028Bcc: x@voorbeeld.example\u2029\u0085\u000b\u000c",
  "\u202Eelpmaxe.dleebroov\u202C \u0000 漢字 😀\ud800",
  "x".repeat(5000),
];

describe("a letter as it arrives", () => {
  it("goes to the office's own address, from ours, to be answered to the visitor", async () => {
    const { toOffice, arrived } = await host();
    await toOffice(handoverLead());
    const [one] = arrived;
    expect(one?.to).toEqual(["hallo@voorbeeldbrug.example"]);
    expect(one?.from).toBe("aanvragen@voorbeeld.example");
    expect(one?.mail.replyTo?.value).toEqual([
      { name: "Zoë D’Hondt", address: "zoe@voorbeeld.example" },
    ]);
    expect(one?.mail.text).toContain("FV-7K3M-9QXT");
    expect(one?.mail.html).toContain("FV-7K3M-9QXT");
    expect(headerNames(one as Arrived).sort()).toEqual(usual);
  });

  it("has the same Message-ID at each try, and another one per lead and way", async () => {
    const { toOffice, post, settings, arrived } = await host();
    const stored = handoverLead();
    await toOffice(stored);
    await toOffice(stored);
    await toOffice(handoverLead());
    const copy = copyMail(stored, settings, officeOf, facts);
    if (copy) await post(copy);
    const [first, second, other, own] = arrived.map(({ mail }) => mail.messageId);
    expect(second).toBe(first);
    expect(new Set([first, other, own]).size).toBe(3);
    expect(arrived[3]?.to).toEqual(["zoe@voorbeeld.example"]);
  });

  it.each(hostile)("keeps its headers and recipients whatever a visitor writes: %j", async text => {
    const { toOffice, post, settings, arrived } = await host();
    const documents = [
      { name: text.slice(0, 190), type: text.slice(0, 190), size: 3, sha256: "0".repeat(64) },
    ];
    const person = { ...handoverLead().lead.person, firstName: text, lastName: text };
    const broker = { id: "demo-001", name: text.slice(0, 190) };
    const changes = { broker, documents, person: { ...person, municipality: text, message: text } };
    const stored = handoverLead(changes, [new Uint8Array(3)]);
    await toOffice(stored);
    const copy = copyMail(stored, settings, officeOf, facts);
    if (copy) await post(copy);
    for (const one of arrived) expect(headerNames(one).sort()).toEqual(usual);
    const [letter, own] = arrived;
    expect(letter?.to).toEqual(["hallo@voorbeeldbrug.example"]);
    expect(own?.to).toEqual(["zoe@voorbeeld.example"]);
    expect(letter?.mail.replyTo?.value.map(({ address }) => address)).toEqual([
      "zoe@voorbeeld.example",
    ]);
    expect(letter?.mail.attachments.map(({ contentType }) => contentType)).toEqual([
      "application/octet-stream",
    ]);
    expect(letter?.mail.attachments[0]?.filename ?? "").not.toMatch(/[\r\n/\\"]/);
  });

  it("says so when the visitor gave no address, and is answered to us", async () => {
    const { toOffice, settings, arrived } = await host();
    const stored = personLead({ email: null, contactBy: "phone" });
    await toOffice(stored);
    expect(arrived[0]?.mail.replyTo?.value[0]?.address).toBe(facts.contact.email);
    expect(arrived[0]?.mail.text).toContain("Zoë D’Hondt gaf geen e-mailadres.");
    expect(arrived[0]?.mail.text).toContain(
      "Neem contact op per telefoon: 0470\u00A012\u00A034\u00A056",
    );
    expect(copyMail(stored, settings, officeOf, facts)).toBeNull();
  });

  it("never takes an address with more than an address in it", async () => {
    const { toOffice, settings, arrived } = await host();
    for (const email of [
      "zoe@voorbeeld.example\r\nBcc: x@voorbeeld.example",
      "zoe@voorbeeld.example,x@voorbeeld.example",
      "Zoë <zoe@voorbeeld.example>",
      "zoe@voorbeeld.example ORCPT=x",
    ]) {
      const stored = personLead({ email });
      await toOffice(stored);
      expect(copyMail(stored, settings, officeOf, facts)).toBeNull();
    }
    for (const one of arrived) {
      expect(one.mail.replyTo?.value[0]?.address).toBe(facts.contact.email);
      expect(headerNames(one).sort()).toEqual(usual);
    }
  });

  it("keeps its headers for names of any characters", async () => {
    const { toOffice, arrived } = await host();
    const any = fc.string({ unit: "binary", maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(any, any, async (firstName, lastName) => {
        await toOffice(personLead({ firstName, lastName }));
        const one = arrived.pop();
        expect(one && headerNames(one).sort()).toEqual(usual);
        expect(one?.to).toEqual(["hallo@voorbeeldbrug.example"]);
      }),
      { numRuns: 25 },
    );
  });

  it("carries the documents, byte for byte", async () => {
    const { toOffice, arrived } = await host();
    const bytes = Uint8Array.from({ length: 70_000 }, (_, i) => (i * 7) % 256);
    const entry = { size: bytes.length, sha256: "0".repeat(64) };
    const documents = [{ ...entry, name: "Mijn polis (één).pdf", type: "application/pdf" }];
    await toOffice(handoverLead({ documents }, [bytes]));
    const [file] = arrived[0]?.mail.attachments ?? [];
    expect(file).toMatchObject({
      filename: "Mijn polis (één).pdf",
      contentType: "application/pdf",
    });
    expect(file?.content.equals(Buffer.from(bytes))).toBe(true);
  });

  it("goes to the desk without an office, and as a test", async () => {
    const { toOffice, arrived } = await host();
    await toOffice(handoverLead({ broker: null }));
    await toOffice(handoverLead({ broker: { id: "demo-006", name: "Zonder adres" } }));
    await toOffice(handoverLead({ broker: { id: "demo-999", name: "Weg" } }));
    await toOffice(handoverLead({ test: true }));
    expect(arrived.map(({ to }) => to)).toEqual(Array(4).fill([desk]));
    expect(arrived[3]?.mail.subject).toMatch(/^\[TEST\] /);
  });
});

describe("a mail server that does not take it", () => {
  it.each<Behaviour>([450, 550, { afterData: 451 }, { afterData: 554 }, "drop"])(
    "rejects: %j",
    async behaviour => {
      const { toOffice, arrived } = await host(() => behaviour);
      await expect(toOffice(handoverLead())).rejects.toThrow();
      // The one that was taken before the connection fell: it will be sent again.
      expect(arrived).toHaveLength(behaviour === "drop" ? 1 : 0);
    },
  );

  it("rejects when it is told to stop waiting for a server that is silent", async () => {
    const { toOffice } = await host(() => "stall");
    await expect(toOffice(handoverLead(), AbortSignal.timeout(300))).rejects.toThrow();
  });

  it("rejects when nobody listens", async () => {
    const { toOffice, close: down } = await host();
    await down();
    await expect(toOffice(handoverLead())).rejects.toThrow();
  });
});
