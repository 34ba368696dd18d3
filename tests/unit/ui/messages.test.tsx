import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ErrorSummary } from "../../../src/ui/ErrorSummary";
import { ExternalLink } from "../../../src/ui/ExternalLink";
import { InfoAccordion } from "../../../src/ui/InfoAccordion";
import { LoadingOverlay } from "../../../src/ui/LoadingOverlay";
import { Notice } from "../../../src/ui/Notice";
import { renderWithTexts } from "../../support/renderWithTexts";

const two = [
  { name: "email", message: "Vul uw e-mailadres in" },
  { name: "postcode", message: "Vul uw postcode in" },
];
const summary = (errors: typeof two, attempt: number) => (
  <>
    <ErrorSummary errors={errors} attempt={attempt} />
    <input id="email" aria-label="e-mail" />
    <input id="postcode" aria-label="postcode" />
  </>
);

describe("ErrorSummary", () => {
  it("is not there without errors", () => {
    renderWithTexts(summary([], 1));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("takes the focus once per attempt, not while correcting", async () => {
    const { rerender } = renderWithTexts(summary(two, 0));
    expect(screen.getByRole("alert")).not.toHaveFocus();
    rerender(summary(two, 1));
    expect(screen.getByRole("alert", { name: "Kijk dit nog even na" })).toHaveFocus();
    await userEvent.click(screen.getByLabelText("e-mail"));
    rerender(summary(two.slice(1), 1));
    expect(screen.getByLabelText("e-mail")).toHaveFocus();
    rerender(summary(two.slice(1), 2));
    expect(screen.getByRole("alert")).toHaveFocus();
  });

  it("leads from each message to its field", async () => {
    renderWithTexts(summary(two, 1));
    const link = screen.getByRole("link", { name: "Vul uw postcode in" });
    expect(link).toHaveAttribute("href", "#postcode");
    await userEvent.click(link);
    expect(screen.getByLabelText("postcode")).toHaveFocus();
  });

  it("counts in words, one apart from many", () => {
    const { rerender } = renderWithTexts(summary(two, 1));
    expect(screen.getByRole("alert")).toHaveTextContent("2 antwoorden hebben nog iets nodig");
    rerender(summary(two.slice(1), 1));
    expect(screen.getByRole("alert")).toHaveTextContent("Eén antwoord heeft nog iets nodig");
    expect(within(screen.getByRole("alert")).getAllByRole("link")).toHaveLength(1);
  });
});

describe("InfoAccordion", () => {
  it("names its subject closed and open, and opens by its summary", async () => {
    renderWithTexts(<InfoAccordion subject="de formules">Inhoud</InfoAccordion>);
    const details = screen.getByRole<HTMLDetailsElement>("group");
    // Which of the two is seen is for the style sheet, by the state of the element.
    expect(screen.getByText("Meer info over de formules")).toBeInTheDocument();
    expect(screen.getByText("Minder info over de formules")).toBeInTheDocument();
    expect(details.open).toBe(false);
    await userEvent.click(screen.getByText("Meer info over de formules"));
    expect(details.open).toBe(true);
    await userEvent.click(screen.getByText("Minder info over de formules"));
    expect(details.open).toBe(false);
  });

  it("may be a question instead", () => {
    renderWithTexts(<InfoAccordion question="Kost dit iets?">Nee</InfoAccordion>);
    expect(screen.getByText("Kost dit iets?")).toBeVisible();
    expect(screen.queryByText(/[mM]inder info/)).toBeNull();
  });
});

describe("LoadingOverlay", () => {
  afterEach(() => void vi.useRealTimers());
  const page = (open: boolean, message?: "form.offline") => (
    <div data-page="" data-testid="page">
      <button type="button">Achter</button>
      <LoadingOverlay open={open} {...(message && { message })} />
    </div>
  );
  const overlay = () => document.querySelector("[data-loading-overlay]");

  it("announces the default message in a region that was there before", () => {
    const { rerender } = renderWithTexts(page(false));
    const region = screen.getByRole("status");
    expect(region).toBeEmptyDOMElement();
    rerender(page(true));
    expect(screen.getByRole("status")).toBe(region);
    expect(region).toHaveTextContent("Uw aanvraag wordt verstuurd");
    expect(overlay()).toBeInTheDocument();
  });

  it("shows another message when given", () => {
    renderWithTexts(page(true, "form.offline"));
    expect(screen.getByRole("status")).toHaveTextContent("Er is even geen verbinding");
  });

  it("stands outside the page, which is inert as long as it is open", () => {
    const { rerender } = renderWithTexts(page(true));
    const behind = screen.getByTestId("page");
    expect(behind.inert).toBe(true);
    expect(behind).not.toContainElement(overlay() as HTMLElement);
    rerender(page(false));
    expect(behind.inert).toBe(false);
    expect(overlay()).toBeNull();
  });

  it("leaves no page inert behind when it goes away open", () => {
    const { unmount } = renderWithTexts(page(true));
    const behind = screen.getByTestId("page");
    unmount();
    expect(behind.inert).toBe(false);
  });

  it("is not closed by Escape, and takes no focus", async () => {
    renderWithTexts(page(true));
    await userEvent.keyboard("{Escape}");
    expect(overlay()).toBeInTheDocument();
    expect(overlay()).not.toContainElement(document.activeElement as HTMLElement);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("says after a while that it takes longer than usual", () => {
    vi.useFakeTimers();
    const { rerender } = renderWithTexts(page(true));
    expect(screen.getByText(/enkele seconden/)).toBeVisible();
    act(() => void vi.advanceTimersByTime(8000));
    expect(screen.getByText(/Het duurt wat langer/)).toBeVisible();
    rerender(page(false));
    rerender(page(true));
    expect(screen.getByText(/enkele seconden/)).toBeVisible();
  });
});

describe("Notice and ExternalLink", () => {
  it("has its region before its words", () => {
    const { rerender } = renderWithTexts(<Notice />);
    const region = screen.getByRole("status");
    rerender(<Notice>Let op</Notice>);
    expect(region).toHaveTextContent("Let op");
  });

  it("opens a new tab, says so, and tells the other site nothing", () => {
    renderWithTexts(<ExternalLink href="https://voorbeeld.example/">Productfiche</ExternalLink>);
    const link = screen.getByRole("link", { name: "Productfiche (opent in nieuw tabblad)" });
    expect(link).toHaveAttribute("target", "_blank");
    expect(link.getAttribute("rel")).toContain("noopener");
  });
});
