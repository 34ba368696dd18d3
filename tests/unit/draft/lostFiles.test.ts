// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";

/** A page of this tab that was just loaded. */
async function page() {
  vi.resetModules();
  const { chosenDocuments } = await import("../../../src/draft/chosenDocuments");
  return { chosenDocuments, ...(await import("../../../src/draft/lostFiles")) };
}
const polis = { file: new File(["%PDF"], "polis.pdf") };

afterEach(() => void vi.restoreAllMocks());

it("files of the page before are lost, and no longer once that was said", async () => {
  const before = await page();
  before.noteFiles();
  before.chosenDocuments.set([polis]);
  expect(before.filesWereLost()).toBe(false);
  const after = await page();
  expect(after.filesWereLost()).toBe(true);
  after.forgetLostFiles();
  expect(after.filesWereLost()).toBe(false);
});

it("files that were chosen before anybody noted them count too", async () => {
  const before = await page();
  before.chosenDocuments.set([polis]);
  before.noteFiles();
  expect((await page()).filesWereLost()).toBe(true);
});

it("files that were taken out again are not lost, nor are those that are chosen anew", async () => {
  const before = await page();
  before.noteFiles();
  before.chosenDocuments.set([polis]);
  const again = await page();
  again.chosenDocuments.set([polis]);
  expect(again.filesWereLost()).toBe(false);
  again.noteFiles();
  again.chosenDocuments.set([]);
  expect((await page()).filesWereLost()).toBe(false);
});

it("where storage throws nothing is lost, and choosing goes on", async () => {
  for (const method of ["getItem", "setItem", "removeItem"] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
  const { noteFiles, chosenDocuments, filesWereLost, forgetLostFiles } = await page();
  noteFiles();
  chosenDocuments.set([polis]);
  chosenDocuments.set([]);
  forgetLostFiles();
  expect(filesWereLost()).toBe(false);
});
