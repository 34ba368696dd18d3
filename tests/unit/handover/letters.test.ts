import { readFileSync } from "node:fs";
import fc from "fast-check";
import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import { letterColours } from "../../../src/brand/letterColours";
import { copyLetter } from "../../../src/handover/copyLetter";
import type { HandoverLead } from "../../../src/handover/handoverLead";
import { htmlLetter } from "../../../src/handover/htmlLetter";
import type { Letter } from "../../../src/handover/letter";
import { officeLetter } from "../../../src/handover/officeLetter";
import { plainLetter } from "../../../src/handover/plainLetter";
import { recipientOf } from "../../../src/handover/recipientOf";
import { attachedBytes } from "../../../src/handover/splitDocuments";
import { undeliveredMail } from "../../../src/handover/undeliveredMail";
import { readConfig } from "../../../src/settings/readConfig";
import {
  desk,
  facts,
  handoverLead,
  mailSettings,
  officeOf,
  personLead,
} from "../../support/handover/handoverSample";

const toOffice = (stored: HandoverLead) =>
  officeLetter(stored, recipientOf(stored.lead, officeOf), facts);
const copy = (stored: HandoverLead) =>
  copyLetter(stored, officeOf(stored.lead.broker?.id ?? ""), facts);

const seen = (letter: Letter) =>
  new JSDOM(htmlLetter(letter)).window.document.body.textContent ?? "";
const both = (letter: Letter) => [plainLetter(letter), seen(letter)];

/** Rows of the HTML letter, by term. */
function rows(letter: Letter): Map<string, string> {
  const { document } = new JSDOM(htmlLetter(letter)).window;
  return new Map(
    [...document.querySelectorAll("tr")].map(row => [
      row.querySelector("th")?.textContent ?? "",
      row.querySelector("td")?.textContent ?? "",
    ]),
  );
}

describe("the letter to an office", () => {
  it("tells everything that the visitor told, in the order asked", () => {
    const told = personLead({ message: "Een vraag\nover twee regels", contactBy: "phone" });
    for (const whole of both(toOffice(told))) {
      const text = whole.slice(0, whole.indexOf("Als u deze e-mail"));
      const places = [
        "Uitgebreid",
        "Rechtsbijstand, een hond",
        "1 januari 2027",
        "Als gezin met kinderen",
        "18 tot en met 59\u00A0jaar",
        "Zoë D’Hondt",
        "zoe@voorbeeld.example",
        "9000 Gent",
        "over twee regels",
        "FV-7K3M-9QXT",
        "27 november 2026 om 22:04\u00A0uur",
        "Kantoor Voorbeeldbrug",
      ].map(answer => text.lastIndexOf(answer));
      expect(places).not.toContain(-1);
      expect(places).toEqual([...places].sort((a, b) => a - b));
    }
  });

  it("says what was not answered, and marks every row once", () => {
    const short = personLead({ phone: null, contactBy: "email", message: null });
    const told = rows(toOffice(short));
    expect(told.get("Telefoonnummer")).toBe("Niet opgegeven");
    expect(told.get("Vraag of opmerking")).toBe("Niet opgegeven");
    expect(told.get("Huidige polis")).toBe("Niet opgegeven");
  });

  it("begins with how the visitor wants to be reached", () => {
    const call = new JSDOM(htmlLetter(toOffice(personLead({ contactBy: "phone" })))).window;
    expect(call.document.querySelector(".key a")?.getAttribute("href")).toBe("tel:+32470123456");
    const write = toOffice(personLead({ contactBy: "email" }));
    expect(write.key.href).toBe("mailto:zoe@voorbeeld.example");
  });

  it("tells the desk why it gets a lead", () => {
    const none = handoverLead({ broker: null });
    const addressless = handoverLead({ broker: { id: "demo-006", name: "Anders" } });
    const unknown = handoverLead({ broker: { id: "demo-999", name: "Weg & Co" } });
    expect(plainLetter(toOffice(none))).toContain("heeft geen voorkeur");
    expect(plainLetter(toOffice(addressless))).toContain(
      "koos Desmet & Zonen (voorbeeld). Van dat",
    );
    expect(plainLetter(toOffice(unknown))).toContain("koos Weg & Co. Dat kantoor staat niet");
  });

  it("tells the desk which address took nothing for a day", () => {
    const { letter, to } = undeliveredMail(handoverLead(), mailSettings(), officeOf, facts);
    expect(to).toBe(desk);
    for (const text of both(letter))
      expect(text).toContain("een dag lang niet aan op hallo@voorbeeldbrug.example. Bezorg");
  });

  it("names offices by our own list, whatever the request says", () => {
    const posed = handoverLead({ broker: { id: "demo-001", name: "Kantoor Bedrieger" } });
    expect(htmlLetter(toOffice(posed)) + plainLetter(toOffice(posed))).not.toContain("Bedrieger");
  });

  it("marks a test in its subject and above all else", () => {
    const test = toOffice(handoverLead({ test: true }));
    expect(test.subject).toMatch(/^\[TEST\] /);
    for (const text of both(test)) expect(text.indexOf("Dit is een test.")).toBeLessThan(200);
  });

  it("says how to get documents that do not fit", () => {
    const entry = { type: "application/pdf", sha256: "0".repeat(64) };
    const size = attachedBytes - 1;
    const documents = [
      { ...entry, name: "groot.pdf", size },
      { ...entry, name: "ook.pdf", size: 2 },
    ];
    const letter = toOffice(handoverLead({ documents }, [new Uint8Array(size), new Uint8Array(2)]));
    for (const text of both(letter)) {
      expect(text).toContain("Bij deze e-mail: groot.pdf.");
      expect(text).toContain("Te groot om mee te sturen: ook.pdf. Vraag ze aan");
    }
  });
});

describe("the visitor's copy", () => {
  it("has the reference, the office's card, the answers, what happens next and how to erase", () => {
    for (const text of both(copy(handoverLead()))) {
      for (const part of [
        "FV-7K3M-9QXT",
        "hallo@voorbeeldbrug.example",
        "Fictieve Kaai 12, 9000 Gent",
        "Rechtsbijstand, een hond",
        "vanaf de dag die in de polis staat",
        "laten wissen",
        "/familiale-verzekering/privacy/",
      ])
        expect(text).toContain(part);
    }
  });

  it("promises days only when config.json does, and no office when none was chosen", () => {
    const promising = readConfig({ promises: { replyDays: 2 } });
    const office = officeOf("demo-001");
    expect(plainLetter(copyLetter(handoverLead(), office, promising))).toContain(
      "2\u00A0werkdagen",
    );
    expect(plainLetter(copy(handoverLead()))).not.toContain("werkdagen");
    const none = plainLetter(copy(handoverLead({ broker: null })));
    expect(none).toContain("aan het dichtstbijzijnde kantoor");
    expect(none).not.toContain("Uw kantoor");
  });
});

describe("letters as HTML", () => {
  it("load nothing from anywhere and run nothing", () => {
    for (const letter of [toOffice(handoverLead()), copy(handoverLead())]) {
      const { document } = new JSDOM(htmlLetter(letter)).window;
      expect(document.querySelectorAll("script, img, link, iframe, object, [src]")).toHaveLength(0);
      expect(htmlLetter(letter)).not.toMatch(/url\(|@import|@font-face/);
    }
  });

  it("show what people wrote as they wrote it", () => {
    const text = fc.string({ unit: "grapheme", minLength: 1 }).filter(told => told.trim() !== "");
    fc.assert(
      fc.property(text, text, (lastName, message) => {
        const letter = toOffice(
          personLead({ lastName: `<b>${lastName}`, message: `&lt;${message}` }),
        );
        const { document } = new JSDOM(htmlLetter(letter)).window;
        expect(document.querySelector("b")).toBeNull();
        // The parser of HTML itself makes line feeds of CR and drops NUL.
        const shown = (told: string) => told.replace(/\r\n?/g, "\n").replaceAll("\0", "");
        expect(rows(letter).get("Vraag of opmerking")).toContain(shown(`&lt;${message}`.trim()));
      }),
      { numRuns: 20 },
    );
  });

  it("use the colours of the site", () => {
    const tokens = readFileSync("src/brand/colours.css", "utf8");
    for (const [name, colour] of Object.entries(letterColours))
      expect(tokens).toContain(`--${name}: ${colour};`);
  });

  it("leave no text key and no open place", () => {
    for (const letter of [toOffice(handoverLead()), copy(handoverLead({ broker: null }))])
      for (const text of both(letter))
        expect(text).not.toMatch(/\{\{|handover\.|answers\.|thankyou\./);
  });
});
