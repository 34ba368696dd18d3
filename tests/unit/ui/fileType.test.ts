import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fileType } from "../../../src/ui/fileType";
import { shortName } from "../../../src/ui/shortName";

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap(part => (typeof part === "string" ? [...Buffer.from(part, "latin1")] : part)),
  );
const box = (brands: string) =>
  bytes(
    [0, 0, 0, 8 + brands.length + 4],
    "ftyp",
    brands.slice(0, 4),
    [0, 0, 0, 0],
    brands.slice(4),
  );

describe("fileType", () => {
  it.each([
    ["a pdf", bytes("%PDF-1.7\n"), "application/pdf"],
    ["a pdf behind a mark of byte order", bytes([0xef, 0xbb, 0xbf], "%PDF-1.4"), "application/pdf"],
    ["a jpeg", bytes([0xff, 0xd8, 0xff, 0xe1]), "image/jpeg"],
    ["a png", bytes([0x89], "PNG\r\n", [0x1a, 0x0a]), "image/png"],
    ["a photo of an iPhone", box("heicmif1heic"), "image/heic"],
    ["a heic under the general brand", box("mif1mif1heic"), "image/heic"],
    ["an avif", box("avifmif1avif"), undefined],
    ["an avif under the general brand", box("mif1mif1avif"), undefined],
    ["a film", box("isomiso2mp41"), undefined],
    ["a program", bytes("MZ"), undefined],
    ["a page", bytes("<!doctype html>"), undefined],
    ["a drawing, which may hold scripts", bytes("<svg xmlns="), undefined],
    ["a picture of the web", bytes("RIFF", [1, 2, 3, 4], "WEBPVP8 "), undefined],
    ["an archive", bytes("PK", [3, 4]), undefined],
    ["a cut-off png", bytes([0x89], "PNG"), undefined],
    ["nothing", bytes(), undefined],
  ])("of %s", (_, content, type) => {
    expect(fileType(content)).toBe(type);
  });

  it("never fails, whatever the bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), content => {
        expect(() => fileType(content)).not.toThrow();
        expect(() => fileType(new Uint8Array([...box("mif1"), ...content]))).not.toThrow();
      }),
    );
  });
});

describe("shortName", () => {
  it.each([
    ["polis.pdf", 20, "polis.pdf"],
    ["een-heel-lange-naam.pdf", 12, "een-hee….pdf"],
    ["geen ending", 8, "geen en…"],
    ["👋👋👋👋👋.pdf", 12, "👋👋👋….pdf"],
  ])("of %s in %i", (name, max, short) => {
    expect(shortName(name, max)).toBe(short);
  });

  it("fits, keeps the ending, and holds no half letter", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 300 }),
        fc.constantFrom("", ".pdf", ".HEIC"),
        (stem, ending) => {
          const short = shortName(stem + ending, 200);
          expect(short.length).toBeLessThanOrEqual(200);
          expect(short.endsWith(ending)).toBe(true);
          expect(short).not.toMatch(/\p{Surrogate}/u);
        },
      ),
    );
  });
});
