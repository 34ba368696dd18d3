import { expect, it, vi } from "vitest";
import { chosenDocuments } from "../../../src/draft/chosenDocuments";

it("tells who listens which files were chosen, until they stop", () => {
  const seen: string[][] = [];
  const stop = chosenDocuments.subscribe(() =>
    seen.push(chosenDocuments.get().map(({ file }) => file.name)),
  );
  const other = vi.fn();
  chosenDocuments.subscribe(other);
  chosenDocuments.set([{ file: new File(["%PDF"], "polis.pdf") }]);
  chosenDocuments.set([]);
  stop();
  chosenDocuments.set([]);
  expect(seen).toEqual([["polis.pdf"], []]);
  expect(other).toHaveBeenCalledTimes(3);
});
