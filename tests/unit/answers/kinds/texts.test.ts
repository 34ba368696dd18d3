import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { line } from "../../../../src/answers/kinds/line";
import { lines } from "../../../../src/answers/kinds/lines";
import { optional } from "../../../../src/answers/kinds/optional";
import { personName } from "../../../../src/answers/kinds/personName";
import { textLength } from "../../../../src/answers/kinds/textLength";
import { tidyText } from "../../../../src/answers/kinds/tidyText";
import { broken, judge } from "../../../support/judge";

const family = "👨‍👩‍👧‍👦";

afterEach(() => void vi.unstubAllGlobals());

describe("personName", () => {
  it.each([
    "Zoë",
    "D’Hondt",
    "O'Brien",
    "’s Jongers",
    "Jean-Pierre",
    "de la Croix",
    "X",
    "J. R.",
    "Łukasz",
    "李",
    "Nguyễn Thị",
    "Karel 2",
    "عمر",
    "O‘Neill",
    "D´Hondt",
    "Hawaiʻi",
    "Anne‑Marie",
    "Gal·la",
    "アンナ・マリア",
    // A joiner that spells: Persian, Marathi, Malayalam, Sinhala.
    "سید\u200Cعلی",
    "प्रद\u094D\u200Cन",
    "ന\u0D4D\u200D",
    "ක\u0DCA\u200Dරිෂ්",
  ])("accepts %s as it is", name => expect(judge(personName(80), name)).toBe(name));

  it.each([
    ["  Jan   Jansen ", "Jan Jansen"],
    ["Zoe\u0308", "Zoë"],
    ["Jan\u200B\u202E", "Jan"],
    ["Jan\tJansen", "Jan Jansen"],
    ["Jan\u200D", "Jan"],
    ["J\u200Ca\u200Dn", "Jan"],
    ["سید\u200C\u200C\u200Dعلی", "سید\u200Cعلی"],
    ["e\u200B\u0301", "é"],
    ["\u3164", broken("required")],
    ["\u061C\u2066", broken("required")],
    ["", broken("required")],
    [" \u200B ", broken("required")],
    ["123", broken("name")],
    ["-", "-"],
    ["--", broken("name")],
    ["'", broken("name")],
    ["<b>Jan</b>", broken("name")],
    ["jan@voorbeeld.example", broken("name")],
    ["=1+1", broken("name")],
    [family, broken("name")],
    ["a".repeat(80), "a".repeat(80)],
    ["a".repeat(81), broken("tooLong")],
  ])("%j becomes %j", (typed, expected) => {
    expect(judge(personName(80), typed)).toEqual(expected);
  });

  it("accepts whoever has a letter among letters, marks, spaces, hyphens and apostrophes", () => {
    const letter = fc
      .string({ unit: "grapheme-composite", minLength: 1, maxLength: 1 })
      .filter(text => /^\p{L}$/u.test(text));
    const between = fc.constantFrom(" ", "-", "'", "’", ". ");
    fc.assert(
      fc.property(
        fc.array(letter, { minLength: 1, maxLength: 8 }),
        between,
        letter,
        (first, mark, last) => {
          expect(judge(personName(80), first.join("") + mark + last)).toEqual(expect.any(String));
        },
      ),
    );
  });
});

describe("tidyText", () => {
  it("is one visible, composed line, and tidying it again changes nothing", () => {
    const unit = fc.oneof(
      fc.constantFrom(" ", "\n", "\t", "\u200B", "\u202E", "\uFEFF", "e\u0301", "\u0301"),
      fc.constantFrom("\u200C", "\u200D", "س", "ക", "്", "👩", "🏽", "\uFE0F"),
      fc.string({ unit: "grapheme", maxLength: 2 }),
    );
    fc.assert(
      fc.property(
        fc.array(unit).map(parts => parts.join("")),
        typed => {
          const tidy = tidyText(typed);
          expect(tidy).toBe(tidy.trim().normalize("NFC"));
          expect(tidy).not.toMatch(/\p{Cc}|\u200B|\u202E|\uFEFF| {2}/u);
          expect(tidyText(tidy)).toBe(tidy);
        },
      ),
      // The first joiner goes, and composing then puts its marks in another order.
      { numRuns: 2000, examples: [["\u0301\u200C\u0D4D\u200C"]] },
    );
  });
});

describe("line and lines", () => {
  it.each([
    ["Bank & Co", "Bank & Co"],
    ["<script>", "<script>"],
    ["", broken("required")],
    ["twaalf tekens", broken("tooLong")],
    ["x".repeat(10), "xxxxxxxxxx"],
    ["🇧🇪".repeat(10), "🇧🇪".repeat(10)],
    ["🇧🇪".repeat(11), broken("tooLong")],
  ])("a line of at most 10: %j becomes %j", (typed, expected) => {
    expect(judge(line(10), typed)).toEqual(expected);
  });

  it.each([
    ["Eerste\r\nTweede\rDerde\n", "Eerste\nTweede\nDerde"],
    ["  met ruimte  ", "met ruimte"],
    ["x".repeat(500), "x".repeat(500)],
    ["x".repeat(501), broken("tooLong")],
    [family.repeat(500), family.repeat(500)],
    ["Dag\u200B\u202E\tu\u0000", "Dag u"],
    ["👩🏽\u200D⚕️ en ❤️\u200D🔥", "👩🏽\u200D⚕️ en ❤️\u200D🔥"],
    ["a\u200Db", "ab"],
    [`${"x".repeat(500)}\n\n`, "x".repeat(500)],
  ])("a message %j becomes %j", (typed, expected) => {
    expect(judge(lines(500), typed)).toEqual(expected);
  });

  it("means nothing given when it is optional and empty or missing", () => {
    for (const empty of ["", "  ", "\n", undefined])
      expect(judge(optional(lines(500)), empty)).toBeNull();
    expect(judge(optional(line(10)), "x".repeat(11))).toEqual(broken("tooLong"));
  });

  it("counts what a person sees as one letter as one", () => {
    expect([textLength(""), textLength("Zoë"), textLength("e\u0301"), textLength(family)]).toEqual([
      0, 3, 1, 1,
    ]);
  });

  it("counts signs, not halves of them, where the browser has no segmenter", () => {
    vi.stubGlobal("Intl", Object.create(Intl, { Segmenter: { value: undefined } }));
    expect([textLength("Zoë"), textLength("🐕"), textLength("𝒵𝒵")]).toEqual([3, 1, 2]);
  });

  it("counts plain writing as the browser's own segmenter would", () => {
    const letter = fc.oneof(
      fc.constantFrom(
        "\n",
        "\r\n",
        "\u00AD",
        "\u0301",
        "\u200D",
        "©",
        "ß",
        "ĳ",
        "Ș",
        "’",
        "–",
        "€",
        "👩",
        "🇧🇪",
      ),
      fc.integer({ min: 0x20, max: 0x24f }).map(code => String.fromCharCode(code)),
    );
    fc.assert(
      fc.property(fc.array(letter, { maxLength: 6 }), letters => {
        const text = letters.join("");
        expect(textLength(text)).toBe([...new Intl.Segmenter("nl").segment(text)].length);
      }),
      { numRuns: 5000 },
    );
  });
});
