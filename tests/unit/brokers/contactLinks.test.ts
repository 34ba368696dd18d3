import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mailLink, mapsLink, telLink, websiteLink } from "../../../src/brokers/contactLinks";

const blanks = [null, undefined, "", "  ", "\u00a0", "\n"];
/** Anything at all, often with what breaks links. */
const hostile = fc.oneof(
  fc.string({ unit: "binary" }),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(
          "javascript:",
          "data:",
          "https://",
          "//",
          "@",
          "?bcc=",
          "&",
          "%0A",
          "\n",
          "\t",
        ),
        fc.constantFrom(
          "\uD800",
          "\u202E",
          "a.example",
          "é",
          ":",
          "\\",
          "0",
          "+32",
          "(0)",
          "\u0000",
        ),
        fc.string({ maxLength: 4 }),
      ),
      { maxLength: 8 },
    )
    .map(parts => parts.join("")),
);

describe("telLink", () => {
  test.each([
    ["09 000 00 01", "tel:+3290000001"],
    ["09/000.00.01", "tel:+3290000001"],
    ["(09) 000-00-01", "tel:+3290000001"],
    ["+32 (0)9 000 00 01", "tel:+3290000001"],
    ["+32 09 000 00 01", "tel:+3290000001"],
    ["0032 9 000 00 01", "tel:+3290000001"],
    ["02 000 00 00", "tel:+3220000000"],
    ["0470 00 00 01", "tel:+32470000001"],
    ["+31 (0)20 000 00 01", "tel:+31200000001"],
    ["9 000 00 01", null],
    ["09 000 00 01 / 09 000 00 02", null],
    ["bel ons", null],
    ["09 000 00 01;ext=1", null],
    ["+", null],
    ["000", null],
  ])("%s -> %s", (phone, link) => expect(telLink(phone)).toBe(link));

  test("holds only digits after tel:+, whatever it is given", () => {
    fc.assert(
      fc.property(hostile, raw => {
        expect(telLink(raw) ?? "tel:+32000000").toMatch(/^tel:\+[1-9]\d{5,14}$/);
      }),
    );
  });
});

describe("mailLink", () => {
  test.each([
    ["hallo@voorbeeldbrug.example", "mailto:hallo@voorbeeldbrug.example"],
    [" a+b@x.example ", "mailto:a%2Bb@x.example"],
    ["zoë@café.example", "mailto:zo%C3%AB@caf%C3%A9.example"],
    ["a/b#c@x.example", "mailto:a%2Fb%23c@x.example"],
    ["a@b.example?bcc=c@d.example", null],
    ["a@b.example&cc=c@d.example", null],
    ["a@b.example,c@d.example", null],
    ["a%0Abcc:c@d.example", null],
    ["a\nbcc@d.example", null],
    ["a@voorbeeld", null],
    ["@voorbeeld.example", null],
  ])("%j -> %s", (email, link) => expect(mailLink(email)).toBe(link));

  test("is one address without headers, whatever it is given", () => {
    fc.assert(
      fc.property(hostile, fc.constantFrom("", "@a.example", "x@a.example"), (raw, end) => {
        const link = mailLink(raw + end);
        if (link === null) return;
        const url = new URL(link);
        expect([url.protocol, url.search, url.hash]).toEqual(["mailto:", "", ""]);
        expect(decodeURIComponent(url.pathname)).not.toMatch(/[\s\p{Cc},;?&]|@.*@/u);
      }),
    );
  });
});

describe("websiteLink", () => {
  test.each([
    ["voorbeeld.example", "https://voorbeeld.example/"],
    ["www.voorbeeld.example/a b", null],
    ["//voorbeeld.example/a", "https://voorbeeld.example/a"],
    ["HTTP://Voorbeeld.example", "http://voorbeeld.example/"],
    ["voorbeeld.example:8443/nl?x=1#y", "https://voorbeeld.example:8443/nl?x=1#y"],
    ["café.example", "https://xn--caf-dma.example/"],
    ["javascript:alert(1)", null],
    ["JaVa\tScRiPt:alert(1)", null],
    ["javascript:1", null],
    ["javascript://voorbeeld.example/%0aalert(1)", null],
    ["data:text/html,<script>", null],
    ["vbscript:x", null],
    ["mailto:a@voorbeeld.example", null],
    ["ftp://voorbeeld.example", null],
    ["https://bank.example@voorbeeld.example", null],
    ["https://wie:wat@voorbeeld.example", null],
    ["https:\\\\voorbeeld.example", null],
    ["localhost", null],
    ["127.0.0.1", null],
    ["https://[::1]/", null],
    ["n.v.t.", null],
    ["-", null],
  ])("%j -> %s", (website, link) => expect(websiteLink(website)).toBe(link));

  test("is http(s) to a named host without credentials, whatever it is given", () => {
    fc.assert(
      fc.property(hostile, fc.constantFrom("", ".example", "a.example/"), (raw, end) => {
        const link = websiteLink(raw + end);
        if (link === null) return;
        const { protocol, username, password, hostname, href } = new URL(link);
        expect(protocol).toMatch(/^https?:$/);
        expect(username + password).toBe("");
        expect(hostname).toContain(".");
        expect(href).toBe(link);
      }),
    );
  });
});

describe("mapsLink", () => {
  const query = (street: string | null, municipality: string | null) => {
    const link = mapsLink({ street, postcode: "9000", municipality });
    return link && new URL(link).searchParams.get("query");
  };

  test("keeps the whole address, also through & and #", () => {
    expect(query("Kaai & Co #12/3?", "’s-Gent")).toBe("Kaai & Co #12/3?, 9000 ’s-Gent, België");
    expect(query(null, "Gent")).toBe("9000 Gent, België");
    expect(query("Testlaan 1", null)).toBe("Testlaan 1, 9000, België");
    expect(query(null, null)).toBeNull();
    expect(query(" ", "")).toBeNull();
  });

  test("never throws and always leads to the same page", () => {
    fc.assert(
      fc.property(hostile, raw => {
        const link = mapsLink({ street: raw, postcode: "9000", municipality: "Gent" });
        const { origin, pathname, searchParams, hash } = new URL(link ?? "");
        expect(origin + pathname).toBe("https://www.google.com/maps/search/");
        expect([...searchParams.keys(), hash]).toEqual(["api", "query", ""]);
      }),
    );
  });
});

test.each(blanks)("nothing gives no link (%j)", blank => {
  expect([telLink, mailLink, websiteLink].map(link => link(blank))).toEqual([null, null, null]);
});
