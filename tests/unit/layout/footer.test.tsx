import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { freshPage, type LeadHost, leadHost } from "../../support/leadHost";

let host: LeadHost;
let unmount = () => {};

beforeEach(async () => {
  host = await leadHost();
});
afterEach(async () => {
  unmount();
  vi.useRealTimers();
  await host.close();
});

/** The footer of a page whose host has this config.json, once it was read. */
async function footer(config: unknown) {
  host.config = config;
  await freshPage(host.origin);
  const { Footer } = await import("../../../src/layout/Footer");
  const { renderWithTexts } = await import("../../support/renderWithTexts");
  const { loadConfig } = await import("../../../src/settings/configStore");
  ({ unmount } = renderWithTexts(<Footer />));
  await act(() => loadConfig().catch(() => {}));
}

const href = (name: string | RegExp) => screen.getByRole("link", { name }).getAttribute("href");
const policies = () =>
  [...screen.getByRole("navigation").querySelectorAll("a")].map(link => link.textContent);

describe("Footer", () => {
  it.each([2026, 2031])("says the visitor's year, in %i too, and the brand", async year => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(year, 5, 1) });
    await footer({});
    expect(screen.getByText(`© ${year} Voorbeeld Verzekeringen`)).toBeVisible();
  });

  it("links to the site's own privacy and cookie pages by default", async () => {
    await footer({});
    expect(policies()).toEqual(["Privacy", "Cookies"]);
    expect([href("Privacy"), href("Cookies")]).toEqual(["/privacy/", "/cookies/"]);
  });

  it("links to the host's pages when config.json names them", async () => {
    await footer({
      links: { privacy: "https://voorbeeld.example/p", cookies: "https://voorbeeld.example/c" },
    });
    expect([href("Privacy"), href("Cookies")]).toEqual([
      "https://voorbeeld.example/p",
      "https://voorbeeld.example/c",
    ]);
  });

  it.each([
    [null, false],
    [{}, false],
    [{ nl: "https://voorbeeld.example/nl" }, false],
    [{ fr: "https://voorbeeld.example/fr" }, false],
    [{ nl: "https://voorbeeld.example/nl", fr: "https://voorbeeld.example/fr" }, true],
    [{ nl: "javascript:alert(1)", fr: "https://voorbeeld.example/fr" }, false],
  ])("with %j as third link shows it: %s", async (third, shown) => {
    await footer({ links: { third } });
    expect(policies()).toHaveLength(shown ? 3 : 2);
    if (shown) expect(href("Algemene voorwaarden")).toBe("https://voorbeeld.example/nl");
  });

  it("says who the provider is and where to complain", async () => {
    await footer({ contact: { email: "klachten@voorbeeld.example" } });
    const words = screen.getByRole("contentinfo");
    expect(words).toHaveTextContent(
      "Voorbeeld Verzekeringen NV (fictief), Voorbeeldstraat 1, 1000 Brussel. Ondernemingsnummer 0000.000.196.",
    );
    expect(words).toHaveTextContent(
      "0000.000.196. Verzekeringsonderneming, toegelaten door de Nationale Bank onder code 0000 (fictief). Deze site",
    );
    expect(href("klachten@voorbeeld.example")).toBe("mailto:klachten@voorbeeld.example");
    expect(href(/Ombudsman van de Verzekeringen/)).toBe("https://www.ombudsman-insurance.be");
    expect(href(/oegankelijkheid/)).toBe("/toegankelijkheid/");
    expect(words).not.toHaveTextContent("IPID");
  });

  it("links to the product sheet and the complaint form when they are configured", async () => {
    await footer({
      links: {
        ipid: "https://voorbeeld.example/ipid.pdf",
        complaints: "https://voorbeeld.example/klacht",
      },
    });
    expect(href(/IPID/)).toBe("https://voorbeeld.example/ipid.pdf");
    expect(href("ons klachtenformulier")).toBe("https://voorbeeld.example/klacht");
  });

  it("goes on with the build's own values when there is no config.json", async () => {
    await footer(undefined);
    expect(policies()).toEqual(["Privacy", "Cookies"]);
  });
});
