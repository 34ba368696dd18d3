import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { FileUpload } from "../../../src/ui/FileUpload";
import { fileRejection } from "../../../src/ui/fileRejection";
import { renderWithTexts } from "../../support/renderWithTexts";

const limits = { maxFiles: 3, maxFileSize: 10, maxBundleSize: 20 };
const file = (name: string, size = 1) => ({ name, size });

describe("fileRejection", () => {
  it.each([
    ["a pdf", file("polis.pdf"), [], undefined],
    ["a name that tells nothing", file("polis"), [], undefined],
    ["the largest there may be", file("polis.pdf", 10), [file("a.pdf", 10)], undefined],
    ["the last there may be", file("c.pdf"), [file("a.pdf"), file("b.pdf")], undefined],
    ["another size under the same name", file("polis.pdf", 2), [file("polis.pdf", 1)], undefined],
    ["one byte too many", file("polis.pdf", 11), [], "tooBig"],
    [
      "too many bytes together",
      file("c.pdf", 5),
      [file("a.pdf", 8), file("b.pdf", 8)],
      "bundleTooBig",
    ],
    ["a fourth", file("d.pdf"), [file("a.pdf"), file("b.pdf"), file("c.pdf")], "tooMany"],
    ["the same again", file("polis.pdf"), [file("polis.pdf")], "duplicate"],
    [
      "the same again in a full list",
      file("a.pdf"),
      [file("a.pdf"), file("b.pdf"), file("c.pdf")],
      "duplicate",
    ],
  ])("%s", (_, candidate, present, reason) => {
    expect(fileRejection(candidate, true, present, limits)).toBe(reason);
  });

  it("refuses an unknown kind before all else", () => {
    expect(fileRejection(file("a.pdf", 99), false, [file("a.pdf", 99)], limits)).toBe("extension");
  });

  it("takes nothing where no file may be added", () => {
    expect(fileRejection(file("a.pdf"), true, [], { ...limits, maxFiles: 0 })).toBe("tooMany");
  });

  it("never lets the list grow past its limits, in any order", () => {
    const any = fc.record({
      name: fc.constantFrom("a", "b", "c", "d", "e", "f"),
      size: fc.integer({ min: 0, max: 12 }),
    });
    fc.assert(
      fc.property(fc.array(any), files => {
        const taken: { name: string; size: number }[] = [];
        for (const one of files) if (!fileRejection(one, true, taken, limits)) taken.push(one);
        expect(taken.length).toBeLessThanOrEqual(3);
        expect(taken.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(20);
        for (const { size } of taken) expect(size).toBeLessThanOrEqual(10);
        expect(new Set(taken.map(({ name, size }) => name + size)).size).toBe(taken.length);
      }),
    );
  });
});

describe("FileUpload", () => {
  const upload = (files: { name: string; size: number; busy: boolean }[] = []) => {
    const onAdd = vi.fn<(files: File[]) => void>();
    const onRemove = vi.fn<(index: number) => void>();
    renderWithTexts(
      <FileUpload
        name="document"
        label="Uw polis"
        extensions={[".pdf"]}
        {...{ files, onAdd, onRemove }}
      />,
    );
    return { onAdd, onRemove, input: screen.getByLabelText<HTMLInputElement>("Uw polis") };
  };

  it("hands over all chosen files at once, and may be asked for the same one again", async () => {
    const { onAdd, input } = upload();
    const files = [new File(["a"], "a.pdf"), new File(["b"], "b.pdf")];
    await userEvent.upload(input, files);
    expect(onAdd).toHaveBeenCalledTimes(1);
    expect(onAdd.mock.calls[0]?.[0]).toEqual(files);
    expect(input.value).toBe("");
  });

  it("offers the endings it takes", () => {
    expect(upload().input).toHaveAttribute("accept", ".pdf");
  });

  it("lists the files with their size, those still being read without", () => {
    upload([
      { name: "polis.pdf", size: 1_234_567, busy: false },
      { name: "foto.pdf", size: 5, busy: true },
    ]);
    expect(screen.getByRole("status")).toHaveTextContent("In de lijst: polis.pdf, foto.pdf");
    const [first, second] = screen.getAllByRole("listitem");
    expect(first).toHaveTextContent(/polis\.pdf.*1,2 MB/);
    expect(second).toHaveTextContent(/foto\.pdf.*Wordt gelezen…/);
    expect(screen.getByText(/Bestanden blijven niet bewaard/)).toBeVisible();
  });

  it("says nothing of losing files when there are none", () => {
    upload();
    expect(screen.queryByText(/Bestanden blijven niet bewaard/)).toBeNull();
  });

  it("removes the file whose button was pressed, named by the file", async () => {
    const { onRemove } = upload([
      { name: "a.pdf", size: 1, busy: false },
      { name: "b.pdf", size: 1, busy: false },
    ]);
    await userEvent.click(screen.getByRole("button", { name: /Verwijder\s*b\.pdf/ }));
    expect(onRemove.mock.calls).toEqual([[1]]);
  });

  it("takes what is dropped on its frame, and keeps the page when it falls beside", () => {
    const { onAdd, input } = upload();
    const files = [new File(["a"], "a.pdf")];
    fireEvent.dragEnter(input);
    fireEvent.drop(input, { dataTransfer: { files } });
    expect(onAdd.mock.calls).toEqual([[files]]);
    expect(fireEvent.drop(document.body, { dataTransfer: { files } })).toBe(false);
    expect(onAdd).toHaveBeenCalledTimes(1);
  });

  it("leads the focus to the control when a file is removed", async () => {
    const { input } = upload([{ name: "a.pdf", size: 1, busy: false }]);
    await userEvent.click(screen.getByRole("button", { name: /Verwijder/ }));
    expect(input).toHaveFocus();
  });
});
