import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { headText } from "../../../src/i18n/headText";
import { PageHead } from "../../../src/i18n/PageHead";
import { RichText } from "../../../src/i18n/RichText";
import { useText } from "../../../src/i18n/useText";
import { renderWithTexts } from "../../support/renderWithTexts";

const data = {
  locales: {
    edges: [
      { node: { ns: "common", language: "nl-BE", data: '{"site.description":"Over de site"}' } },
      { node: { ns: "welcome", language: "nl-BE", data: '{"welcome.title":"Dag & welkom"}' } },
    ],
  },
};

describe("RichText", () => {
  it("puts elements in their places, between the words", () => {
    renderWithTexts(
      <p data-testid="p">
        <RichText
          text="footer.complaint"
          parts={{ contact: <a href="/a">ons</a>, ombudsman: <a href="/b">hen</a> }}
        />
      </p>,
    );
    expect(screen.getByTestId("p")).toHaveTextContent(
      "Laat het ons eerst weten via ons. Vinden we samen geen oplossing, dan kunt u naar de hen.",
    );
    expect(screen.getAllByRole("link").map(link => link.getAttribute("href"))).toEqual([
      "/a",
      "/b",
    ]);
  });

  it("shows values as text, never as markup", () => {
    const nasty = "<img src=x onerror=alert(1)>{{phone}}";
    renderWithTexts(
      <p data-testid="p">
        <RichText
          text="brokerSearch.empty.ways"
          values={{ hours: nasty }}
          parts={{ phone: <b>1</b> }}
        />
      </p>,
    );
    expect(screen.getByTestId("p").querySelector("img")).toBeNull();
    expect(screen.getByTestId("p")).toHaveTextContent("<img src=x onerror=alert(1)>");
  });
});

function Greeting({ name }: { name: string }) {
  return <p data-testid="p">{useText()("header.home", { name })}</p>;
}

describe("useText", () => {
  it.each(["D’Hondt & Zoon", "<b>vet</b>", "Zoë", "a/b", "€ 5"])(
    "leaves the value %s as it is",
    name => {
      renderWithTexts(<Greeting name={name} />);
      expect(screen.getByTestId("p").textContent).toBe(`${name}, naar het begin`);
    },
  );
});

describe("the head of a page", () => {
  it("finds its texts in the data of the page; a missing one stays visible", () => {
    const t = headText(data);
    expect(t("welcome.title")).toBe("Dag & welkom");
    expect(t("thankYou.title")).toBe("thankYou.title");
  });

  it("has a title with the provider's name, a description, and asks not to be listed", () => {
    render(<PageHead data={data} path="/familiale-verzekering/makelaar/" title="welcome.title" />);
    expect(document.title).toBe("Dag & welkom – Voorbeeld Verzekeringen");
    expect(document.querySelector("meta[name=description]")).toHaveAttribute(
      "content",
      "Over de site",
    );
    expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
    expect(document.querySelector("link[rel=canonical]")).toBeNull();
  });

  it("has its whole address instead where it may be listed", () => {
    render(<PageHead data={data} path="/familiale-verzekering/" title="welcome.title" index />);
    expect(document.querySelector("link[rel=canonical]")?.getAttribute("href")).toMatch(
      /^https:\/\/[^/]+\/familiale-verzekering\/$/,
    );
    expect(document.querySelector("meta[name=robots]")).toBeNull();
  });
});
