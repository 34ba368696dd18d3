import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { OfficeKinds } from "../../../src/choosing/OfficeKinds";
import { renderWithTexts } from "../../support/renderWithTexts";

it("tells makelaar, agent and subagent apart, who pays them, and where they are registered", async () => {
  const { container } = renderWithTexts(<OfficeKinds />);
  await userEvent.click(screen.getByText(/^Meer/));
  for (const words of [
    "Een makelaar hangt niet vast aan één verzekeraar.",
    "Een agent werkt voor één of enkele verzekeraars.",
    "Een subagent werkt voor een makelaar of een agent",
    "Status onbekend",
    "een vergoeding van de verzekeraar, soms ook van u",
  ])
    expect(container).toHaveTextContent(words);
  expect(screen.getByText(/register van de FSMA/).closest("a")).toHaveAttribute(
    "href",
    "https://www.fsma.be/nl/data-portal",
  );
});
