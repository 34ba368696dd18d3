import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Notice } from "../../../src/ui/Notice";
import { renderWithTexts } from "../../support/renderWithTexts";

it.each([
  ["nothing", [undefined]],
  ["one condition that is false", [false]],
  ["several conditions that are all false", [undefined, false, null, ""]],
])("shows no frame around %s, but has its region ready", (_, words) => {
  const { container } = renderWithTexts(<Notice>{words}</Notice>);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(container.querySelector("svg")).toBeNull();
});

it("says its words with an icon", () => {
  const { container } = renderWithTexts(
    <Notice>
      {false}
      Let op
    </Notice>,
  );
  expect(screen.getByRole("status")).toHaveTextContent("Let op");
  expect(container.querySelector("svg")).not.toBeNull();
});
