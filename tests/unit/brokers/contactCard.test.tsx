import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Broker } from "../../../src/brokers/broker";
import { ContactCard } from "../../../src/brokers/ContactCard";
import { blankBroker } from "../../support/blankBroker";
import { renderWithTexts } from "../../support/renderWithTexts";

const whole: Broker = {
  ...blankBroker,
  ...{ id: "demo-001", name: "Kantoor Voorbeeldbrug" },
  ...{ street: "Kaai & Co 12", postcode: "9000", municipality: "Gent", lat: 51.05, lon: 3.72 },
  ...{ phone: "+32 (0)9 000 00 01", email: "hallo@voorbeeldbrug.example" },
  ...{ website: "www.voorbeeldbrug.example/kantoor", vat: "0000000196" },
};
const terms = ["Telefoon", "Adres", "Website", "E-mail", "Ondernemingsnummer"];

/** The value beside each term, as a person finds it. */
function show(own: Partial<Broker> = {}) {
  const { unmount } = renderWithTexts(<ContactCard broker={{ ...whole, ...own }} />);
  const values = within(screen.getByRole("region")).getAllByRole("definition");
  expect(screen.getAllByRole("term").map(term => term.textContent)).toEqual(terms);
  const [phone, address, website, email, vat] = values as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  return { phone, address, website, email, vat, unmount };
}
const link = (value: HTMLElement) => within(value).queryByRole("link");

describe("the contact card", () => {
  it("carries the name, and links what can be linked while showing it as delivered", () => {
    const { phone, address, website, email, vat } = show();
    expect(screen.getByRole("region", { name: "Kantoor Voorbeeldbrug" })).toBeVisible();
    expect(link(phone)).toHaveAttribute("href", "tel:+3290000001");
    expect(phone).toHaveTextContent("+32 (0)9 000 00 01");
    expect(new URL(link(address)?.getAttribute("href") ?? "").searchParams.get("query")).toBe(
      "Kaai & Co 12, 9000 Gent, België",
    );
    expect(link(website)).toHaveAttribute("href", "https://www.voorbeeldbrug.example/kantoor");
    expect(link(email)).toHaveAttribute("href", "mailto:hallo@voorbeeldbrug.example");
    expect(email).toHaveTextContent(/^hallo@voorbeeldbrug\.example$/);
    expect(vat).toHaveTextContent(/^0000\.000\.196$/);
  });

  it.each([
    ["makelaar", "Uw kantoor · Makelaar"],
    ["agent", "Uw kantoor · Verzekeringsagent"],
    ["subagent", "Uw kantoor · Subagent"],
    ["onbekend", "Uw kantoor · Status onbekend"],
  ] as const)("says of a %s what it is", (status, words) => {
    show({ status });
    expect(screen.getByText(words)).toBeVisible();
  });

  it("says of links in a new tab that they are, and gives that tab no way back", () => {
    const { address, website } = show();
    for (const value of [address, website]) {
      expect(link(value)).toHaveAttribute("target", "_blank");
      expect(link(value)).toHaveAttribute("rel", "noopener noreferrer");
      expect(link(value)).toHaveAccessibleName(/nieuw tabblad/);
    }
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt://voorbeeld.example/%0aalert(1)",
    "data:text/html,<b>x</b>",
    "https://bank.example@voorbeeld.example",
    "op aanvraag",
  ])("shows the website %j as plain text", given => {
    const { website } = show({ website: given });
    expect(link(website)).toBeNull();
    expect(website.textContent).toBe(given);
    expect(website.children).toHaveLength(0);
  });

  it.each([
    "a@b.example?bcc=c@d.example",
    "a@b.example,c@d.example",
    "a%0Abcc:c@d.example",
    "<img src=x onerror=alert(1)>@b.example",
    "via de website",
  ])("shows the e-mail address %j as plain text", given => {
    const { email } = show({ email: given });
    expect(link(email)).toBeNull();
    expect(email.textContent).toBe(given);
    expect(email.children).toHaveLength(0);
  });

  it.each(["bel ons", "09 000 00 01 / 09 000 00 02"])("shows the phone %j as plain text", given => {
    const { phone } = show({ phone: given });
    expect(link(phone)).toBeNull();
    expect(phone.textContent).toBe(given);
  });

  it.each([
    ["null", null],
    ["empty", ""],
    ["spaces", "  "],
    ["a no-break space", "\u00a0"],
    ["a line break", "\n"],
  ])("shows a dash, in words too, for what is blank (%s)", (_, blank) => {
    const { phone, website, email, vat } = show({
      ...{ phone: blank, website: blank, email: blank, vat: blank },
    });
    for (const value of [phone, website, email, vat]) {
      expect(value).toHaveTextContent(/^– niet bekend$/);
      expect(link(value)).toBeNull();
    }
  });

  it.each([
    ["street and municipality", { street: " ", municipality: null }, "9000", false],
    ["the street", { street: null }, "9000 Gent", true],
    ["the municipality", { municipality: " " }, "Kaai & Co 12, 9000", true],
  ])("shows what is left of an address without %s", (_, own, text, linked) => {
    const { address } = show(own);
    expect(address).toHaveTextContent(text);
    expect(link(address) !== null).toBe(linked);
    expect(address.textContent).not.toMatch(/^[,\s]|,\s*,|,\s*\(/);
  });

  it.each([
    ["0000000196", "0000.000.196"],
    ["BE 000.000.295", "0000.000.295"],
    ["BE1000.000021", "1000.000.021"],
  ])("formats the enterprise number %s", (given, shown) => {
    expect(show({ vat: given }).vat.textContent).toBe(shown);
  });

  it.each(["0000.000.197", "2000.000.196", "0000.000.19", "BE 0000.000.196.1", "volgt nog"])(
    "shows the enterprise number %j, which does not check out, as delivered",
    given => {
      expect(show({ vat: given }).vat.textContent).toBe(given);
    },
  );
});
