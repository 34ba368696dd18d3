import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { forgetDraft, saveBrokerContext } from "../../../src/draft/draftStore";
import { neighbours } from "../../../src/flow/neighbours";
import { stepOf } from "../../../src/flow/stepOf";
import { steps } from "../../../src/flow/steps";
import { Header } from "../../../src/layout/Header";
import { Layout } from "../../../src/layout/Layout";
import { PrevNext } from "../../../src/layout/PrevNext";
import { Stepper } from "../../../src/layout/Stepper";
import { telHref } from "../../../src/navigation/telHref";
import { asking } from "../../support/asking";
import { dutchTexts } from "../../support/dutchTexts";
import { renderWithTexts } from "../../support/renderWithTexts";

const logo = "https://kantoor.example/logo.svg";

describe("Header", () => {
  it("shows the provider's logo as the way to the start, the title, and a phone number", () => {
    renderWithTexts(<Header headerClass="donker" />);
    const home = screen.getByRole("link", { name: "Voorbeeld Verzekeringen, naar het begin" });
    expect(home).toHaveAttribute("href", "/");
    expect(home.querySelector("img")).toHaveAttribute("src", "/brand/logo.svg");
    expect(screen.getByText("Familiale verzekering")).toBeVisible();
    expect(screen.getByRole("link", { name: /02 000 00 00/ })).toHaveAttribute(
      "href",
      "tel:+3220000000",
    );
    expect(screen.getByRole("banner")).toHaveClass("donker");
  });

  it("shows the broker's logo instead, with the broker's name", () => {
    renderWithTexts(<Header logo={logo} logoName="Kantoor Voorbeeldbrug" />);
    expect(screen.getByRole("img", { name: "Kantoor Voorbeeldbrug" })).toHaveAttribute("src", logo);
    expect(screen.getByRole("link", { name: "Kantoor Voorbeeldbrug" })).toHaveAttribute(
      "href",
      "/",
    );
    expect(screen.queryByText(/^Voorbeeld$/)).toBeNull();
  });

  it("falls back to the provider's when the broker's image fails, and tries another one", () => {
    const { rerender } = renderWithTexts(<Header logo={logo} logoName="Kantoor" />);
    fireEvent.error(screen.getByRole("img", { name: "Kantoor" }));
    expect(screen.getByRole("link", { name: /naar het begin/ })).toBeVisible();
    rerender(<Header logo="https://ander.example/logo.svg" logoName="Ander" />);
    expect(screen.getByRole("img", { name: "Ander" })).toBeVisible();
  });
});

describe("Layout", () => {
  beforeEach(() => forgetDraft());

  it("begins with a link to the content, and gives the header the broker of the draft", () => {
    saveBrokerContext({ id: "a-1", name: "Kantoor Voorbeeldbrug", logo });
    renderWithTexts(
      <Layout progress={<p>voortgang</p>}>
        <main id="inhoud">inhoud</main>
      </Layout>,
    );
    const [skip] = screen.getAllByRole("link");
    expect(skip).toHaveAttribute("href", "#inhoud");
    expect(screen.getByRole("img", { name: "Kantoor Voorbeeldbrug" })).toBeVisible();
    for (const role of ["banner", "main", "contentinfo"])
      expect(screen.getByRole(role)).toBeInTheDocument();
  });

  it("keeps the provider's logo for a broker without one", () => {
    saveBrokerContext({ id: "a-1", name: "Kantoor", logo: null });
    renderWithTexts(<Layout>inhoud</Layout>);
    expect(screen.getByRole("link", { name: /naar het begin/ })).toBeVisible();
  });
});

const total = asking.length;

describe("Stepper", () => {
  const shown = (chapter: number) => {
    renderWithTexts(<Stepper steps={steps} chapter={chapter} />);
    return screen.getAllByRole("listitem");
  };

  it("says where one is, in words and as the current step", () => {
    const items = shown(2);
    expect(screen.getByText(`Stap 2 van ${total}`)).toBeVisible();
    expect(items.map(item => item.getAttribute("aria-current"))).toEqual(
      asking.map(({ chapter }) => (chapter === 2 ? "step" : null)),
    );
  });

  it("says of the other steps that they are done or still to come", () => {
    const items = shown(3);
    const words = items.map(item =>
      /klaar/.test(item.textContent ?? "")
        ? "done"
        : /komt nog/.test(item.textContent ?? "")
          ? "disabled"
          : "current",
    );
    expect(words).toEqual(["done", "done", "current", ...Array(total - 3).fill("disabled")]);
    expect(items.at(-1)).toHaveTextContent("Kantoor");
  });

  it("has nothing to click", () => {
    shown(3);
    expect(screen.queryAllByRole("link")).toEqual([]);
    expect(screen.queryAllByRole("button")).toEqual([]);
  });

  it("has no current step outside the chapters", () => {
    const items = shown(total + 1);
    expect(screen.queryByText(/Stap/)).toBeNull();
    expect(items.filter(item => /klaar/.test(item.textContent ?? ""))).toHaveLength(total);
  });
});

describe("PrevNext", () => {
  it.each(steps.map(step => [step.id, step] as const))(
    "of %s has a side only where the step has one",
    (_, step) => {
      const sides = neighbours(step, steps);
      renderWithTexts(<PrevNext {...sides} />);
      expect(screen.queryAllByRole("button")).toHaveLength(step.next ? 1 : 0);
      expect(screen.queryAllByRole("link")).toHaveLength(step.previous ? 1 : 0);
    },
  );

  const { next: after } = stepOf("familySituation");
  const label = dutchTexts().t(`step.${after}`);
  const following = label.charAt(0).toLowerCase() + label.slice(1);

  it("names the pages it leads to; next submits the step's form, previous is a link", () => {
    renderWithTexts(<PrevNext {...neighbours(stepOf("familySituation"), steps)} />);
    const next = screen.getByRole("button", { name: `Volgende: ${following}` });
    expect(next).toHaveAttribute("type", "submit");
    expect(next).toHaveAttribute("form", "step-form");
    expect(screen.getByRole("link", { name: "Vorige: verzekeringskeuze" })).toHaveAttribute(
      "href",
      "/verzekeringskeuze/",
    );
  });

  it("leads out of the site where a side is external", () => {
    renderWithTexts(
      <PrevNext
        previous={{ href: "https://makelaar.example/", external: true }}
        next={{ href: "https://afspraak.example/", external: true }}
      />,
    );
    expect(screen.getByRole("link", { name: "Vorige" })).toHaveAttribute(
      "href",
      "https://makelaar.example/",
    );
    expect(screen.getByRole("button", { name: "Volgende" })).toBeVisible();
  });

  it("says that it is busy when it is disabled from outside, and stays in reach", () => {
    renderWithTexts(<PrevNext {...neighbours(stepOf("familySituation"), steps)} nextDisabled />);
    const next = screen.getByRole("button", { name: "Even geduld" });
    expect(next).toHaveAttribute("aria-disabled", "true");
    expect(next).toBeEnabled();
  });
});

describe("telHref", () => {
  it.each([
    ["02 000 00 00", "tel:+3220000000"],
    ["0470/12.34.56", "tel:+32470123456"],
    ["+32 2 000 00 00", "tel:+3220000000"],
    ["0032 2 000 00 00", "tel:+3220000000"],
    ["1733", "tel:1733"],
  ])("%s is %s", (phone, href) => expect(telHref(phone)).toBe(href));
});
