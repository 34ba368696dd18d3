import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { linkedIds } from "../../../src/brokers/linkedIds";
import { getArrival, takeParameters } from "../../../src/draft/arrival";

const page = "https://www.voorbeeld.example/familiale-verzekering/";
/** What a link with this behind it is taken to mean. */
const meant = (search: string) => {
  const left = takeParameters(page + search);
  return { ids: linkedIds(getArrival().broker ?? ""), left: left.slice(page.length) };
};

describe("a broker's own link", () => {
  it.each([
    "?makelaar=demo-001",
    "?makelaar=DEMO-001",
    "?MAKELAAR=Demo-001",
    "?makelaar=demo-001.",
    "?makelaar=demo-001)",
    "?makelaar=demo-001/",
    "?makelaar=demo-001>",
    "?makelaar=(demo-001)",
    "?makelaar=%22demo-001%22",
    "?makelaar=%E2%80%9Ddemo-001%E2%80%9D",
    "?makelaar=+demo-001+",
    "?makelaar=demo-001%0D%0A",
    "?makelaar=demo-001%20-%20uw%20kantoor",
    "?makelaar=demo%E2%80%91001",
    "?makelaar=demo%E2%80%93001",
    "?makelaar=demo%E2%88%92001",
    "?makelaar=demo%C2%AD-001",
    "?makelaar=%E2%80%8Bdemo-001%EF%BB%BF",
    "?makelaar=%EF%BD%84%EF%BD%85%EF%BD%8D%EF%BD%8F%EF%BC%8D%EF%BC%90%EF%BC%90%EF%BC%91",
    "?makelaar=demo%252D001",
    "?makelaar%3Ddemo-001",
    "?makelaar=3Ddemo-001",
    "?utm_source=mail&amp;makelaar=demo-001",
    "?makelaar=demo-001?utm_source=mail",
    "?makelaar=demo-001&makelaar=",
    "?makelaar=https://www.voorbeeld.example/familiale-verzekering/?makelaar=demo-001",
    "?makelaar=demo-001#inhoud",
    "?makelaar=demo-001-",
  ])("as %s means demo-001, and nothing of it stays in the address", search => {
    const { ids, left } = meant(search);
    expect(ids).toContain("demo-001");
    expect(left).toMatch(/^(?:#inhoud)?$/);
  });

  it.each([
    "",
    "?makelaar=",
    "?makelaar=%20",
    "?makelaar=...",
    "?makelaar=%E4%B8%AD",
    "?kantoor=demo-001",
  ])("as %j means nobody", search => expect(meant(search).ids).toEqual([]));

  it("keeps any id whatever stands around it, and asks for ids of the right shape only", () => {
    const id = fc.stringMatching(/^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/);
    const around = fc.stringMatching(/^[ .,;:!)\]}>"'”’/\\|*_~<([{]{0,4}$/);
    fc.assert(
      fc.property(id, around, around, fc.boolean(), (known, before, behind, loud) => {
        const written = before + (loud ? known.toUpperCase() : known) + behind;
        const ids = meant(`?${new URLSearchParams({ makelaar: written })}`).ids;
        expect(ids).toContain(known);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), text => {
        const ids = linkedIds(text);
        expect(ids.length).toBeLessThanOrEqual(3);
        expect(ids.every(one => /^[a-z0-9-]+$/.test(one))).toBe(true);
      }),
    );
  });

  it("takes no longer for a long text", () => {
    const began = performance.now();
    for (const part of ["-", "a", "%", "makelaar=", "3d", "\u00ad"])
      linkedIds(part.repeat(100_000));
    expect(performance.now() - began).toBeLessThan(500);
  });
});
