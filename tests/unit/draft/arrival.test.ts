import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { getArrival, takeBroker, takeParameters } from "../../../src/draft/arrival";

const page = "https://www.voorbeeld.example/familiale-verzekering/";

describe("takeParameters", () => {
  it.each([
    ["", "", undefined, {}],
    ["?makelaar=demo-001", "", "demo-001", {}],
    ["?makelaar=", "", "", {}],
    ["?makelaar=%3Cscript%3E", "", "<script>", {}],
    [
      "?utm_source=mail&utm_medium=brief",
      "",
      undefined,
      { utm_source: "mail", utm_medium: "brief" },
    ],
    [
      "?gclid=1&fbclid=2&msclkid=3&gbraid=4&wbraid=5&ttclid=6&li_fat_id=7&dclid=8",
      "",
      undefined,
      {},
    ],
    ["?thema=licht&makelaar=a#inhoud", "?thema=licht#inhoud", "a", {}],
    ["?UTM_SOURCE=x", "?UTM_SOURCE=x", undefined, {}],
    ["#inhoud", "#inhoud", undefined, {}],
    [`?utm_source=${"x".repeat(201)}`, "", undefined, { utm_source: "x".repeat(200) }],
    [`?utm_${"a".repeat(32)}=1`, "", undefined, { [`utm_${"a".repeat(32)}`]: "1" }],
    [`?utm_${"a".repeat(33)}=1`, `?utm_${"a".repeat(33)}=1`, undefined, {}],
  ])("%j leaves %j", (search, left, broker, utm) => {
    expect(takeParameters(page + search)).toBe(page + left);
    expect(getArrival()).toEqual({ utm, ...(broker !== undefined && { broker }) });
  });

  it("never keeps a click id or a long label, and leaves none in the address", () => {
    const name = fc.constantFrom("makelaar", "utm_source", "utm_campaign", "gclid", "fbclid", "x");
    fc.assert(
      fc.property(
        fc.array(fc.tuple(name, fc.string({ unit: "grapheme", maxLength: 250 }))),
        pairs => {
          const clean = new URL(takeParameters(`${page}?${new URLSearchParams(pairs)}`));
          expect([...clean.searchParams.keys()].every(key => key === "x")).toBe(true);
          expect([...clean.searchParams]).toEqual(pairs.filter(([key]) => key === "x"));
          expect(Object.keys(getArrival().utm).every(key => key.startsWith("utm_"))).toBe(true);
          for (const value of Object.values(getArrival().utm))
            expect(value.length).toBeLessThanOrEqual(200);
        },
      ),
    );
  });

  it("asks for the broker of the link once, and keeps the campaign", () => {
    takeParameters(`${page}?makelaar=demo-001&utm_source=mail`);
    expect(takeBroker()).toBe("demo-001");
    expect(takeBroker()).toBeUndefined();
    expect(getArrival()).toEqual({ utm: { utm_source: "mail" } });
  });
});
