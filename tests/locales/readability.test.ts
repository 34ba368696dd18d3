import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { buttonKeys } from "../../scripts/texts/buttonKeys.mjs";
import { avoided, excepted } from "../../scripts/texts/plainWords.mjs";
import { readability } from "../../scripts/texts/readability.mjs";
import { readTexts, type Texts } from "../../scripts/texts/textFiles.mjs";
import { tieUnits } from "../../scripts/texts/tieUnits.mjs";

const texts = readTexts("locales/nl-BE");
const buttons = buttonKeys(".");
/** The site's texts with this one in place of another. */
const withText = (key: string, text: string): Texts =>
  new Map(
    [...texts].map(([screen, of]) => [screen, key in of ? { ...of, [key]: text } : of] as const),
  );
const faults = (key: string, text: string) =>
  readability(withText(key, text), buttons).filter(line => line.startsWith(`${key}: `));

describe("the texts", () => {
  it("read well", () => {
    expect(
      readability(texts, buttons),
      "docs/texts.md says how to write; each line names a key and its repair",
    ).toEqual([]);
  });

  it.each(readdirSync("locales"))("of %s keep a number and its unit on one line", language => {
    const all = [...readTexts(`locales/${language}`).values()].flatMap(Object.entries);
    const torn = all.filter(([, text]) => tieUnits(text) !== text).map(([key]) => key);
    expect(torn, `npm run texts -- tidy --language ${language}`).toEqual([]);
  });

  it("on buttons are known", () => {
    for (const key of ["brokerSearch.submit", "welcome.start", "prevnext.next", "erase.act"])
      expect(buttons).toContain(key);
  });
});

describe("a text that is hard to read is named, with its repair", () => {
  it.each([
    ["refused, as insurers say it", "Uw aanvraag kon niet aangenomen worden.", "konden we niet"],
    ["right now instead of later", "Probeer het zo opnieuw.", "straks opnieuw"],
    ["before", "Vraag het voor u verstuurt.", "voordat u"],
    ["blame", "Er is een probleem met deze dienst", "Er loopt iets mis aan onze kant"],
    ["an office of any status", "Uw makelaar belt u.", "kantoor"],
    ["cover that there is not", "Verzekerd vanaf", "Gewenste startdatum"],
    ["a contract", "Vraag een verzekering aan.", "een voorstel"],
    ["familiar forms", "Bel ons met je vraag.", "u, uw"],
    ["letters of an office", "Gelieve te bellen indien nodig.", "als, al, moet, dus"],
    ["a long sentence", `U ${"vult dit formulier nu rustig in ".repeat(4)}.`, "two sentences"],
    ["a long word", "Lees de polisvoorwaardenbundel.", "a shorter word"],
    ["a number apart from its unit", "Binnen {{km}} km van u.", "npm run texts -- tidy"],
    ["a phone number in pieces", "Bel 02 000 00 00.", "npm run texts -- tidy"],
  ])("%s", (_, text, repair) => {
    expect(faults("help.text", text).join()).toMatch(/^help\.text: /);
    expect(faults("help.text", text).join()).toContain(repair);
  });

  it("a button of more than 90 letters", () => {
    const text = "Verstuur dit. ".repeat(7).trim();
    expect(faults("brokerSearch.submitNone", text)).toEqual([
      `brokerSearch.submitNone: ${text.length} letters on a button. Shorten it to 90.`,
    ]);
    expect(faults("help.text", text)).toEqual([]);
  });

  it("an exception that is not needed any more", () => {
    expect(faults("kit.long", "Een korte tekst.").join()).toContain("kit.long: breaks no rule");
  });

  it.each([
    "Uw kind is verzekerd vanaf de dag die in de polis staat.",
    "Houd uw polis bij de hand.",
  ])("but not “%s”", text => expect(faults("help.text", text)).toEqual([]));
});

it("each word to avoid says what to write, and each exception why", () => {
  for (const { write } of avoided) expect(write).not.toBe("");
  for (const reason of Object.values(excepted)) expect(reason.length).toBeGreaterThan(20);
});
