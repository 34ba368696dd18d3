import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { brand } from "../../../src/brand/brand";
import { brandFiles } from "../../../src/build/brandFiles";

it("publishes each file of the folder, and the site uses no others", async () => {
  const names = [...(await brandFiles(".")).keys()];
  expect(names.filter(name => !name.endsWith(".json")).sort()).toEqual(
    readdirSync("src/brand/files")
      .map(name => (/^(?:favicon|social)\./.test(name) ? name : `brand/${name}`))
      .sort(),
  );
  expect(names).toContain(brand.logo.slice(1));
});

it("has a web manifest whose icons exist, of the size that it says", async () => {
  const files = await brandFiles(".");
  const { icons, ...manifest } = JSON.parse(String(files.get("brand/manifest.json")));
  expect(manifest).toMatchObject({ name: brand.name, start_url: "/familiale-verzekering/" });
  for (const { src, sizes } of icons) {
    const bytes = files.get(new URL(src, "x://x/brand/").pathname.slice(1));
    expect(bytes, src).toBeInstanceOf(Uint8Array);
    if (!src.endsWith(".png")) continue;
    // Width and height of a PNG: two big-endian numbers after its first 16 bytes.
    const png = Buffer.from(bytes as Uint8Array);
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
});
