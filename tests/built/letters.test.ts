import { expect, it } from "vitest";
import handover from "../../locales/nl-BE/handover.json";
import { publicFiles, readPublic } from "../support/built/site";

it("the texts of letters are on no page and in no script", () => {
  const files = [".html", ".js", ".json"].flatMap(publicFiles);
  const text = handover["handover.office.private"].slice(0, 40);
  expect(files.length).toBeGreaterThan(100);
  expect(
    files.filter(name => {
      const body = readPublic(name);
      return body.includes(text) || body.includes("handover.office.");
    }),
  ).toEqual([]);
});
