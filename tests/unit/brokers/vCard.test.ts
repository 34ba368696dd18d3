import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Broker } from "../../../src/brokers/broker";
import { vCard } from "../../../src/brokers/vCard";
import { blankBroker } from "../../support/blankBroker";

const office = (own: Partial<Broker>): Broker => ({ ...blankBroker, ...own });

/** A card as an address book reads it (RFC 2426): unfolded, by property, its parts unescaped. */
function read(card: string): Record<string, string[]> {
  expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n[\s\S]*\r\nEND:VCARD\r\n$/);
  const lines = card.replace(/\r\n /g, "").trimEnd().split("\r\n");
  return Object.fromEntries(
    lines.map(line => {
      const [, name = "", value = ""] = /^([A-Z]+)(?:;[^:]*)?:(.*)$/u.exec(line) ?? [];
      const parts = value.match(/(?:\\.|[^;\\])+|(?<=^|;)(?=;|$)/gu) ?? [];
      return [
        name,
        parts.map(part => part.replace(/\\(.)/gu, (_, one) => (one === "n" ? "\n" : one))),
      ];
    }),
  );
}

describe("the card for an address book", () => {
  it("holds name, phone, address, website and e-mail", () => {
    const card = vCard(
      office({
        ...{ name: "Kantoor Zoë", phone: "09 000 00 01", email: "hallo@voorbeeld.example" },
        ...{ street: "Kaai 12 bus 3", postcode: "9000", municipality: "Gent" },
        website: "www.voorbeeld.example/kantoor",
      }),
    );
    expect(card.split("\r\n")).toEqual([
      "BEGIN:VCARD",
      "VERSION:3.0",
      "N:;Kantoor Zoë;;;",
      "FN:Kantoor Zoë",
      "ORG:Kantoor Zoë",
      "TEL;TYPE=WORK,VOICE:+3290000001",
      "EMAIL;TYPE=INTERNET,WORK:hallo@voorbeeld.example",
      "ADR;TYPE=WORK:;;Kaai 12 bus 3;Gent;;9000;België",
      "URL:https://www.voorbeeld.example/kantoor",
      "END:VCARD",
      "",
    ]);
  });

  it.each([
    ["commas", "Peeters, Janssens, en dochters"],
    ["semicolons", "Peeters; Janssens"],
    ["line breaks", "Kantoor\nVoorbeeldbrug\r\nGent"],
    ["backslashes", "Kantoor \\n A\\;B"],
    ["a property of its own", "Kantoor\r\nTEL:+32900000000"],
    ["120 letters", "Verzekeringskantoor ".repeat(6).trim().padEnd(120, "x")],
    ["120 letters of two bytes", "é".repeat(120)],
    ["letters of four bytes", "🏠".repeat(40)],
    ["right-to-left letters", "مكتب التأمين"],
  ])("keeps a name with %s whole", (_, name) => {
    const card = vCard(office({ name, street: name, municipality: "Gent" }));
    const { FN, N, ADR, TEL } = read(card);
    const whole = name.replace(/\r\n?/g, "\n");
    expect(FN).toEqual([whole]);
    expect(N?.[1]).toBe(whole);
    expect(ADR?.slice(2)).toEqual([whole, "Gent", "", "9000", "België"]);
    expect(TEL).toBeUndefined();
  });

  it("has lines of at most 75 bytes, for any name", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 200 }), name => {
        const lines = vCard(office({ name })).split("\r\n");
        for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      }),
    );
  });

  it("leaves out what nobody can call, mail or open", () => {
    const card = vCard(office({ phone: "op aanvraag", email: "geen", website: "javascript:x()" }));
    expect(Object.keys(read(card))).toEqual(["BEGIN", "VERSION", "N", "FN", "ORG", "ADR", "END"]);
  });
});
