import { expect, it } from "vitest";
import { sbom } from "../../../scripts/package/sbom.mjs";

const places = ["node_modules/react", "node_modules/@growthbook/growthbook", "node_modules/react"];

it("names each shipped package once, with version, address and digest", () => {
  const bom = sbom(process.cwd(), places, "2026-11-27T21:04:05+01:00");
  expect(bom).toMatchObject({
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    metadata: {
      timestamp: "2026-11-27T20:04:05.000Z",
      component: { name: "familiale-verzekering" },
    },
  });
  expect(bom.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(bom.components.map(({ purl }) => purl)).toEqual([
    expect.stringMatching(/^pkg:npm\/%40growthbook\/growthbook@\d/),
    expect.stringMatching(/^pkg:npm\/react@18\./),
  ]);
  for (const { hashes } of bom.components)
    expect(hashes).toEqual([{ alg: "SHA-512", content: expect.stringMatching(/^[0-9a-f]{128}$/) }]);
});

it("is the same for the same lock file, and stops at what that does not know", () => {
  const once = JSON.stringify(sbom(process.cwd(), places, null));
  expect(JSON.stringify(sbom(process.cwd(), [...places].reverse(), null))).toBe(once);
  expect(() => sbom(process.cwd(), ["node_modules/nergens"], null)).toThrow("npm install");
});
