import { expect, it } from "vitest";
import { notePeers } from "../../../../scripts/bench/peers/notePeers.mjs";

const run = (lcp: number) => ({
  lighthouse: { lcp, performance: 99, elsewhere: ["http://elsewhere.example/"] },
  react: { accepted: 217, errorsMs: null },
});

it("takes over figures under our names, of ours only those that the page is there for", () => {
  const noted: unknown[][] = [];
  notePeers(
    {
      results: [
        { name: "limit", runs: [run(600), run(650)] },
        { name: "ours-welcome", runs: [run(1700)] },
        { name: "ours-your-information", runs: [run(9999), { load1: 1 }] },
      ],
    },
    { note: (...all) => void noted.push(all) },
  );
  const of = (name: string, what: string) => noted.find(([a, b]) => a === name && b === what)?.[3];
  expect(of("limit", "LCP")).toEqual([600, 650]);
  expect(of("limit", "first letter kept")).toEqual([217, 217]);
  expect(of("ours-welcome", "LCP")).toEqual([1700]);
  expect(of("ours-welcome", "first letter kept")).toBeUndefined();
  expect(of("ours-your-information", "LCP")).toBeUndefined();
  expect(of("ours-your-information", "first letter kept")).toEqual([217, undefined]);
  expect(JSON.stringify(noted)).not.toContain("elsewhere");
});
