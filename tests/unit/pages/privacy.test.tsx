import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { freshPage, type LeadHost, leadHost } from "../../support/leadHost";

let host: LeadHost;
let unmount = () => {};

beforeEach(async () => {
  host = await leadHost();
});
afterEach(async () => {
  unmount();
  await host.close();
});

/** One of our own pages, where the host has this config.json. */
async function read(name: "privacy" | "cookies", config: unknown) {
  host.config = config;
  await freshPage(host.origin);
  const { default: Page } = await import(`../../../src/pages/${name}.tsx`);
  const { renderWithTexts } = await import("../../support/renderWithTexts");
  const { loadConfig } = await import("../../../src/settings/configStore");
  ({ unmount } = renderWithTexts(<Page />));
  await act(() => loadConfig().catch(() => {}));
  return screen.getByRole("main");
}

describe("the privacy page", () => {
  it("says after how many days a request is erased", async () => {
    const page = await read("privacy", { promises: { retentionDays: 90 } });
    expect(page).toHaveTextContent("Voorbeeld Verzekeringen wist uw aanvraag 90 dagen nadat");
    expect(page).not.toHaveTextContent("zodra ze niet meer nodig is");
  });

  it("says what ends it where the host names no days", async () => {
    const page = await read("privacy", {});
    expect(page).toHaveTextContent("wist uw aanvraag zodra ze niet meer nodig is");
    expect(page).not.toHaveTextContent("null");
  });

  it("names who is responsible, who else sees the answers, and where to complain", async () => {
    const page = await read("privacy", { contact: { email: "privacy@voorbeeld.example" } });
    for (const words of [
      "Voorbeeld Verzekeringen NV (fictief)",
      "Elk kantoor is zelf verantwoordelijk",
      "Voorbeeld Hosting (fictief)",
      "IP-adres",
      "altijd intrekken",
    ])
      expect(page).toHaveTextContent(words);
    expect(screen.getByRole("link", { name: /^Gegevensbeschermingsautoriteit/ })).toHaveAttribute(
      "href",
      "https://www.gegevensbeschermingsautoriteit.be",
    );
    for (const mail of screen.getAllByRole("link", { name: "privacy@voorbeeld.example" }))
      expect(mail).toHaveAttribute("href", "mailto:privacy@voorbeeld.example");
  });
});

describe("the cookie page", () => {
  it("names the hosts that consent brings in", async () => {
    const page = await read("cookies", {
      telemetry: { serverUrl: "https://meten.voorbeeld.example/intake" },
      flags: { apiHost: "https://vlaggen.voorbeeld.example", clientKey: "sdk-1" },
    });
    expect(page).toHaveTextContent("gaan metingen naar meten.voorbeeld.example.");
    expect(page).toHaveTextContent("komen experimenten van vlaggen.voorbeeld.example.");
  });

  it("names nobody where no service is set", async () => {
    const page = await read("cookies", {});
    expect(page).not.toHaveTextContent("Wie krijgt gegevens?");
  });
});
