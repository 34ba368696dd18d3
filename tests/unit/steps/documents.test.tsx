import { createHash } from "node:crypto";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { chosenDocuments } from "../../../src/draft/chosenDocuments";
import { reloadDraft, saveAnswers } from "../../../src/draft/draftStore";
import { limits } from "../../../src/inbox/limits";
import { YourInformationForm } from "../../../src/steps/YourInformationForm";
import { readableSize } from "../../../src/ui/readableSize";
import { pathAfter } from "../../support/asking";
import { answersOf, household } from "../../support/browser/household";
import { navigate } from "../../support/gatsby";
import { renderWithTexts } from "../../support/renderWithTexts";

beforeEach(() => {
  navigate.mockClear();
  reloadDraft();
  saveAnswers("yourInformation", answersOf(household()).yourInformation);
});
/** In Node's own bytes, which are what its digest takes. */
const bytesOf = (result: unknown) => Buffer.from(new Uint8Array(result as ArrayBuffer));
// jsdom's files lack the way to read them that all browsers have.
Blob.prototype.arrayBuffer = function (this: Blob) {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(bytesOf(reader.result) as never);
    reader.onerror = () => fail(reader.error);
    reader.readAsArrayBuffer(this);
  });
};
const region = document.createElement("div");
region.id = "messages";
document.body.append(region);

afterEach(() => act(() => chosenDocuments.set([])));

const open = () => renderWithTexts(<YourInformationForm />);
const next = () => userEvent.click(screen.getByRole("button", { name: /^Volgende/ }));

describe("the current policy", () => {
  const upload = (...files: File[]) =>
    userEvent.upload(screen.getByLabelText(/^Uw huidige polis/), files, { applyAccept: false });
  const head = "%PDF-1.7";
  const pdf = (name: string, size = head.length) =>
    new File([head, new Uint8Array(size - head.length)], name, { type: "application/pdf" });

  it("is read, listed and can be removed", async () => {
    open();
    await upload(pdf("polis.pdf"), pdf("foto.jpg"));
    await waitFor(() =>
      expect(chosenDocuments.get().map(({ sha256 }) => sha256?.length)).toEqual([64, 64]),
    );
    await userEvent.click(screen.getByRole("button", { name: /polis\.pdf/ }));
    expect(chosenDocuments.get().map(({ file }) => file.name)).toEqual(["foto.jpg"]);
  });

  it.each([
    [
      "extension",
      [new File(["MZ"], "polis.pdf")],
      "polis.pdf: dit soort bestand kunnen we niet gebruiken",
    ],
    [
      "tooBig",
      [pdf("groot.pdf", 10 * 1024 * 1024 + 1)],
      "groot.pdf: dit bestand is te groot. Kies er een van hoogstens 10 MB.",
    ],
    [
      "tooMany",
      [pdf("1.pdf"), pdf("2.pdf"), pdf("3.pdf"), pdf("4.pdf")],
      "4.pdf: u kunt hoogstens 3 bestanden toevoegen",
    ],
    ["duplicate", [pdf("1.pdf"), pdf("1.pdf")], "1.pdf: dit bestand staat al in de lijst."],
    [
      "bundleTooBig",
      [pdf("1.pdf", 9_000_000), pdf("2.pdf", 9_000_000), pdf("3.pdf", 9_000_000)],
      "3.pdf: samen zijn uw bestanden te groot. Houd het onder 20 MB",
    ],
  ])("is refused in words at the field: %s", async (_, files, words) => {
    open();
    await upload(...files);
    await waitFor(() => expect(document.getElementById("document-error")).toHaveTextContent(words));
    expect(await within(region).findByText(new RegExp(words))).toBeVisible();
    expect(chosenDocuments.get()).toHaveLength(files.length - 1);
  });

  it("has the limit that the inbox has, in the same megabytes as the words for its size", () => {
    const { fileBytes, bundleBytes } = limits("/nowhere");
    expect([fileBytes, bundleBytes].map(readableSize)).toEqual(["10,0\u00A0MB", "20,0\u00A0MB"]);
  });

  it("has its fingerprint over plain http too, where browsers keep theirs from pages", async () => {
    const { subtle } = crypto;
    Object.defineProperty(crypto, "subtle", { value: undefined, configurable: true });
    try {
      open();
      await upload(pdf("polis.pdf", 100_000));
      const digest = createHash("sha256");
      digest.update(head).update(new Uint8Array(100_000 - head.length));
      const expected = digest.digest("hex");
      await waitFor(() =>
        expect(chosenDocuments.get().map(({ sha256 }) => sha256)).toEqual([expected]),
      );
    } finally {
      Object.defineProperty(crypto, "subtle", { value: subtle, configurable: true });
    }
  });

  it("is told apart by its content, and keeps the ending of a long name", async () => {
    open();
    const name = `${"é".repeat(300)}.pdf`;
    await upload(new File([head], name), new File([head], "zonder ending", { type: "text/html" }));
    await waitFor(() => expect(chosenDocuments.get()).toHaveLength(2));
    const [long, odd] = chosenDocuments.get().map(({ file }) => file);
    expect(long?.name).toMatch(/^é+…\.pdf$/);
    expect(long?.name.length).toBe(200);
    expect(odd?.type).toBe("application/pdf");
  });

  it("names every refused file of several", async () => {
    open();
    await upload(new File(["MZ"], "1.exe"), pdf("2.pdf"), new File(["GIF89a"], "3.gif"));
    await waitFor(() =>
      expect(document.getElementById("document-error")).toHaveTextContent(/3\.gif/),
    );
    expect(document.getElementById("document-error")).toHaveTextContent(/1\.exe: .*3\.gif: /);
    expect(chosenDocuments.get().map(({ file }) => file.name)).toEqual(["2.pdf"]);
  });

  it("interrupts next while it is being read, and only then", async () => {
    open();
    const reading = { file: pdf("polis.pdf") };
    act(() => chosenDocuments.set([reading]));
    await next();
    expect(await screen.findByText(/uw bestand wordt nog gelezen/)).toBeVisible();
    expect(navigate).not.toHaveBeenCalled();
    act(() => chosenDocuments.set([{ ...reading, sha256: "a".repeat(64) }]));
    expect(screen.queryByText(/uw bestand wordt nog gelezen/)).toBeNull();
    await next();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(pathAfter("yourInformation")));
  });
});
