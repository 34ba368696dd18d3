import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scrub } from "../../../src/telemetry/scrub";

const canary = "Kanariegeel";

describe("scrub", () => {
  it.each([
    ["http://localhost/gezin/?naam=Zo%C3%AB#plek", "http://localhost/gezin/"],
    ["GET /api/leads?x=1 failed", "GET /api/leads failed"],
    [
      "at https://a.example/app-0a8aab84a3.js:1:200",
      "at https://a.example/app-0a8aab84a3.js:1:200",
    ],
    ["wrong: zoe.d-hondt@voorbeeld.example.", "wrong: [removed]."],
    ["to=zoe%40voorbeeld.example", "to=[removed]"],
    ["call +32 470 12 34 56 or 0470/12.34.56", "call [removed] or [removed]"],
    [
      "GET /familiale-verzekering/brokers/0a1b2c/near/90.json",
      "GET /familiale-verzekering/brokers/0a1b2c/…",
    ],
    ['Unhandled promise rejection: {"voornaam":"Zoë"}', "Unhandled promise rejection: <object>"],
    ["node_modules/@elastic/apm-rum.js", "node_modules/@elastic/apm-rum.js"],
    ["Cannot read properties of undefined", "Cannot read properties of undefined"],
  ])("makes of %s: %s", (text, clean) => {
    expect(scrub({ text }, [])).toEqual({ text: clean });
  });

  it("removes words of the form, but not from within other words", () => {
    const words = ["Gent", "An", "D’Hondt", "Papegaaienspoor"];
    expect(scrub(["agent Gent", "GENT!", "d’hondt", "xPapegaaienspoory"], words)).toEqual([
      "agent [removed]",
      "[removed]!",
      "[removed]",
      "x[removed]y",
    ]);
  });

  it("leaves ids, kinds and numbers as they are", () => {
    const event = { id: "00412345678901ab", type: "page-load", duration: 3, tags: { page: true } };
    expect(scrub(event, ["page", "load", "0041234567"])).toEqual(event);
  });

  const typed = fc.constantFrom(
    canary,
    "kanariegeel",
    "KANARIEGEEL",
    "Zoë D’Hondt-Kanariegeel",
    "spoor.zoeker@kanariegeel.example",
    'een "zin" met\nKanariegeel & meer',
    "%kanariegeel%",
    "$& (kanariegeel) [a-z]+",
  );
  const written = [
    (word: string) => word,
    (word: string) => word.toUpperCase(),
    (word: string) => encodeURIComponent(word),
    (word: string) => encodeURIComponent(word).replaceAll("%20", "+"),
    (word: string) => JSON.stringify(word),
  ];

  it("lets no typed word through, wherever it stands and however it is written", () => {
    const around = fc.string({ unit: fc.constantFrom(..." /:=\"'<>?&#ab1é") });
    const text = (word: string) =>
      fc
        .tuple(around, fc.constantFrom(...written), around)
        .map(([before, write, after]) => before + write(word) + after);
    const within = (word: string) =>
      fc.letrec<{ part: unknown }>(tie => ({
        part: fc.oneof(
          { depthSize: "small" },
          text(word),
          fc.array(tie("part"), { maxLength: 3 }),
          fc.dictionary(fc.constantFrom("name", "message", "url", "custom"), tie("part")),
        ),
      })).part;
    fc.assert(
      fc.property(
        typed.chain(word => fc.tuple(fc.constant(word), within(word))),
        ([word, payload]) => {
          const out = JSON.stringify(scrub(payload, [word])).toLowerCase();
          expect(out).not.toContain("kanariegeel");
        },
      ),
      { numRuns: 500 },
    );
  });
});
