import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { SendPanel } from "../../../src/sending/SendPanel";
import { renderWithTexts } from "../../support/renderWithTexts";

// The lead says when it was shown (consents.privacyNoticeShownAt).
it("shows the privacy notice without anything being opened, above the button that sends", () => {
  renderWithTexts(<SendPanel broker="Kantoor Voorbeeldbrug" busy={false} />);
  const notice = screen.getByText(/Gegevensbeschermingsautoriteit/);
  expect(notice).toBeVisible();
  expect(notice.closest("details")).toBeNull();
  expect(screen.getByRole("link", { name: "Lees de privacyverklaring" })).toBeVisible();
  const button = screen.getByRole("button");
  expect(notice.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
