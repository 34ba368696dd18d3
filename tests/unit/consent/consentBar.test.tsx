import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import texts from "../../../locales/nl-BE/consent.json";
import { ConsentBar } from "../../../src/consent/ConsentBar";
import { type Category, chooseConsent, getChoice } from "../../../src/consent/consent";

const all: Category[] = ["telemetry", "experiments", "marketing"];
const user = userEvent.setup();

function bar({ asked = all, wanted = false } = {}) {
  const onHide = vi.fn();
  render(<ConsentBar texts={texts} asked={asked} wanted={wanted} cookies={null} onHide={onHide} />);
  return onHide;
}
const button = (name: string) => screen.getByRole("button", { name });

beforeEach(() => {
  // As Gatsby has it for a moment while another page is drawn.
  document.documentElement.removeAttribute("lang");
  localStorage.clear();
  chooseConsent({});
});

describe("the consent bar", () => {
  it("asks in one sentence for what this site needs, and for nothing else", () => {
    bar({ asked: ["telemetry", "marketing"] });
    expect(screen.getByRole("heading")).toHaveTextContent(
      "Mogen we meten hoe deze site werkt en marketingscripts toelaten?",
    );
    expect(screen.getByRole("link", { name: "Meer over cookies" })).toHaveAttribute(
      "href",
      "/cookies/",
    );
  });

  it("offers to refuse and to accept beside each other, in the same look", () => {
    bar();
    const refuse = button("Weigeren");
    expect(refuse.nextElementSibling).toBe(button("Aanvaarden"));
    expect(refuse.className).toBe(button("Aanvaarden").className);
    expect(document.activeElement).toBe(document.body);
  });

  it.each([
    ["Weigeren", false, "U hebt geweigerd. Dat is bewaard."],
    ["Aanvaarden", true, "U hebt aanvaard. Dat is bewaard."],
  ])("keeps %s for all kinds, and says so where the focus is", async (name, granted, words) => {
    bar();
    await user.click(button(name));
    expect(getChoice()).toEqual({ telemetry: granted, experiments: granted, marketing: granted });
    expect(document.activeElement).toHaveTextContent(words);
    expect(document.activeElement).toHaveTextContent("Wijzigen kan altijd");
  });

  it("has every kind off, and keeps what was ticked", async () => {
    bar();
    await user.click(button("Zelf kiezen per soort"));
    const ticks = within(screen.getByRole("group", { name: "Wat mag?" })).getAllByRole("checkbox");
    expect(ticks).toHaveLength(3);
    for (const tick of ticks) expect(tick).not.toBeChecked();
    expect(ticks[0]).toHaveFocus();
    await user.click(screen.getByRole("checkbox", { name: /^Experimenten/ }));
    await user.click(button("Mijn keuze bewaren"));
    expect(getChoice()).toEqual({ telemetry: false, experiments: true, marketing: false });
    expect(document.activeElement).toHaveTextContent("Uw keuze is bewaard.");
    // The settings stay as long as one looks at them, and show what counts now.
    expect(screen.getByRole("checkbox", { name: /^Experimenten/ })).toBeChecked();
    await user.click(button("Weigeren"));
    expect(screen.getByRole("checkbox", { name: /^Experimenten/ })).not.toBeChecked();
    expect(document.activeElement).toHaveTextContent("U hebt geweigerd.");
  });

  it("shows what was chosen before to who wants to change it, and withdraws with one press", async () => {
    chooseConsent({ telemetry: true, experiments: false, marketing: true });
    const onHide = bar({ wanted: true });
    expect(screen.getByRole("heading")).toHaveFocus();
    expect(screen.getByRole("checkbox", { name: /^Metingen/ })).toBeChecked();
    expect(screen.getByRole("checkbox", { name: /^Experimenten/ })).not.toBeChecked();
    await user.click(button("Weigeren"));
    expect(getChoice()).toEqual({ telemetry: false, experiments: false, marketing: false });
    await user.click(button("Verberg"));
    expect(onHide).toHaveBeenCalledOnce();
  });

  it("asks no more when another tab has answered, and leaves the focus; goes on when that left a question open", () => {
    bar();
    act(() => chooseConsent({ telemetry: true }));
    expect(screen.getByRole("heading")).toBeInTheDocument();
    act(() => chooseConsent({ telemetry: true, experiments: false, marketing: false }));
    expect(screen.queryByRole("heading")).toBeNull();
    expect(screen.getByText(/^Uw keuze is bewaard\./)).not.toHaveFocus();
  });
});
