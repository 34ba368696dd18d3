import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Broker } from "../../../src/brokers/broker";
import { brokerFiles } from "../../../src/brokers/source/brokerFiles";
import { typeInto } from "../../../src/ui/typeInto";
import { dutch } from "../../support/dutch";
import { freshPage, type LeadHost, leadHost } from "../../support/leadHost";

const gent = { postcode: "9000", municipality: "Gent", lat: 51.05, lon: 3.72 };
const bouillon = { postcode: "6830", municipality: "Bouillon", lat: 49.8, lon: 5.07 };
const office = (id: string, own: Partial<Broker>): Broker => ({
  ...{ id, name: `Kantoor ${id}`, status: "makelaar", street: "Testlaan 1", phone: "09 000 00 01" },
  ...{ email: null, website: null, vat: null, logo: null, hours: null },
  ...gent,
  ...own,
});
const set = [
  ...Array.from({ length: 12 }, (_, i) => office(`g${String(i).padStart(2, "0")}`, {})),
  office("smet", {
    name: "Verzekeringen De Smet",
    status: "agent",
    vat: "0000.000.196",
    hours: "ma-vr 09:00-12:30",
  }),
  office("b1", bouillon),
];
const { manifest, files } = brokerFiles(set);
const published = {
  ...Object.fromEntries([...files].map(([path, body]) => [`/${path}`, body])),
  "/places.json": [
    ["6830", 49.8, 5.07, "Bouillon"],
    ["6887", 49.87, 5.2, "Herbeumont"],
    ["8400", 51.23, 2.92, "Oostende"],
    ["9000", 51.05, 3.72, "Gent"],
  ],
};
const person = { postcode: "9000", municipality: "Gent" };

// Whole parts are loaded and typed into: slow where the machine is busy.
vi.setConfig({ testTimeout: 20_000 });

let host: LeadHost;

beforeEach(async () => {
  host = await leadHost();
  host.files = published;
  await freshPage(host.origin);
});
afterEach(() => host.close());

async function open(own: object = person, brokerContext: object | null = null) {
  sessionStorage.setItem(
    "familiale:draft",
    JSON.stringify({ version: 1, answers: { yourInformation: own }, brokerContext }),
  );
  const { BrokerSearchForm } = await import("../../../src/steps/BrokerSearchForm");
  const { renderWithTexts } = await import("../../support/renderWithTexts");
  renderWithTexts(<BrokerSearchForm />, { brokers: manifest });
}
const place = () => screen.getByLabelText("Postcode of gemeente");
const slider = () => screen.getByLabelText(/Hoe ver mag het zijn/);
const search = async (text: string) => {
  await userEvent.clear(place());
  typeInto(place() as HTMLInputElement, text);
};
const says = (words: string | RegExp) => screen.findByText(words, {}, { timeout: 12_000 });
const names = () =>
  [...document.querySelectorAll("label [translate=no]")].map(name => name.textContent);

describe("the list of offices", () => {
  it("is there for the postcode of the previous step, ten at a time, with a way to more", async () => {
    await open();
    const count = await says(/^13 kantoren binnen 10 km van 9000 Gent. U ziet de eerste 10.$/);
    expect(count.closest("[role=status]")).not.toBeNull();
    expect(names()).toEqual(set.slice(0, 10).map(({ name }) => name));
    await userEvent.click(screen.getByRole("button", { name: "Toon meer kantoren" }));
    await says("13 kantoren binnen 10 km van 9000 Gent.");
    expect(names()).toHaveLength(13);
    expect(screen.getByRole("radio", { name: /Kantoor g10/ })).toHaveFocus();
    expect(screen.queryByText("Toon meer kantoren")).toBeNull();
  });

  it("shows what one needs on the card, and the rest in its accordion", async () => {
    await open();
    await says(/^13 kantoren/);
    await userEvent.click(screen.getByText("Toon meer kantoren"));
    const card = await screen.findByRole("radio", { name: /De Smet/ });
    const text = card.closest("label")?.textContent;
    for (const words of ["Verzekeringsagent", "9000 Gent", "09 000 00 01", "Minder dan 1\u00a0km"])
      expect(text).toContain(words);
    const details = card.closest("label")?.parentElement?.querySelector("details");
    expect(details?.querySelector("summary")).toHaveTextContent(
      "Adres en openingsuren van Verzekeringen De Smet",
    );
    await userEvent.click(within(details as HTMLElement).getByText("Adres en openingsuren"));
    expect(details).toHaveTextContent("0000.000.196");
    expect(details).toHaveTextContent("ma–vr 9–12.30 uur");
  });

  it("says whether an office is open where it stands, and goes with the time", async () => {
    const zone = process.env.TZ;
    process.env.TZ = "America/New_York";
    // A Friday in Belgium, half past twelve but a minute.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-27T11:29:00Z") });
    try {
      await open();
      await says(/^13 kantoren/);
      await userEvent.click(screen.getByText("Toon meer kantoren"));
      const card = (await screen.findByRole("radio", { name: /De Smet/ })).closest("label");
      expect(card).toHaveTextContent("Vandaag open tot 12.30 uur");
      vi.setSystemTime(Date.parse("2026-11-27T11:30:00Z"));
      fireEvent(document, new Event("visibilitychange"));
      expect(card).toHaveTextContent("Nu gesloten");
    } finally {
      vi.useRealTimers();
      process.env.TZ = zone;
    }
  });

  it("widens by itself with its slider, says so, and asks the next place as before", async () => {
    await open();
    await says(/^13 kantoren/);
    await search("6887");
    await says(
      "Niets binnen 10 km, dus we zochten tot 20 km. 1 kantoor binnen 20 km van 6887 Herbeumont.",
    );
    expect(slider()).toHaveValue("20");
    await search("9000");
    await says(/^13 kantoren binnen 10 km/);
    expect(slider()).toHaveValue("10");
  });

  it("goes to the nearest known neighbour of an unknown postcode, and says so", async () => {
    await open({ postcode: "9001", municipality: "Ergens" });
    await says(/^Postcode 9001 kennen we niet, dus we zoeken ongeveer daar: rond 9000 Gent. 13/);
  });

  it("has ways on when it is empty, a person among them", async () => {
    await open({ postcode: "8400", municipality: "Oostende" });
    await says("Geen kantoor gevonden.");
    expect(screen.getByText("We zochten tot 50 km rond 8400 Oostende.")).toBeVisible();
    await search("bestaat niet");
    await says(/Deze postcode of gemeente vinden we niet/);
    expect(screen.getByRole("radio", { name: /Geen voorkeur/ })).toHaveAttribute("id", "broker");
    expect(screen.getAllByRole("link", { name: /02 000 00 00/ })[0]).toHaveAttribute(
      "href",
      "tel:+3220000000",
    );
  });

  it("goes away with what was asked, and waits for a whole postcode", async () => {
    await open();
    await says(/^13 kantoren/);
    await search("90");
    await says(/Vul een postcode of gemeente in/);
    expect(names()).toEqual([]);
    await search("9000");
    await says(/^13 kantoren/);
    await userEvent.clear(place());
    await says(/Vul een postcode of gemeente in/);
    expect(names()).toEqual([]);
  });

  it("finds one's own broker by name or number, in the whole country", async () => {
    await open({ postcode: "6830", municipality: "Bouillon" });
    await says(/^1 kantoor binnen 10 km/);
    await userEvent.click(screen.getByText(dutch("brokerSearch.name.summary")));
    const box = screen.getByLabelText(/Naam of ondernemingsnummer/);
    for (const typed of ["desmet", "De Smte", "0000.000.196"]) {
      await userEvent.clear(box);
      typeInto(box as HTMLInputElement, typed);
      await says(`1 kantoor gevonden voor ‘${typed}’.`);
      expect(names()).toEqual(["Verzekeringen De Smet"]);
    }
    typeInto(box as HTMLInputElement, "qqqq");
    await says("Geen kantoor gevonden voor ‘qqqq’.");
    expect(screen.getByText(/Zoek op een andere plaats of naam/)).toBeVisible();
  });

  it("that does not load is an error with a way to retry, not an empty list", async () => {
    host.files = { "/places.json": published["/places.json"] };
    await open();
    const status = await says(/De lijst met kantoren laadt niet/);
    expect(screen.queryByText(/Geen kantoor gevonden/)).toBeNull();
    host.files = published;
    await userEvent.click(screen.getByRole("button", { name: "Probeer opnieuw" }));
    await says(/^13 kantoren/);
    expect(status.closest("[role=status]")).toHaveFocus();
  });

  it("still works for an area that was seen, when the connection is gone", async () => {
    await open();
    await says(/^13 kantoren/);
    host.files = {};
    const asked = host.asked.length;
    await search("8400");
    await search("9000");
    await says(/^13 kantoren binnen 10 km van 9000 Gent/);
    expect(host.asked.slice(asked).filter(path => path.includes("/near/"))).toEqual([]);
  });

  it("keeps the chosen office on top when a new search no longer has it", async () => {
    await open();
    await says(/^13 kantoren/);
    await userEvent.click(screen.getByRole("radio", { name: /Kantoor g03/ }));
    await search("6830");
    await says(/^1 kantoor binnen 10 km van 6830 Bouillon/);
    expect(names()).toEqual(["Kantoor g03", "Kantoor b1"]);
    expect(screen.getByRole("radio", { name: "Kantoor g03" })).toBeChecked();
    expect(
      screen.getByRole("button", { name: "Verstuur mijn aanvraag naar Kantoor g03" }),
    ).toBeVisible();
  });
});

describe("who came by a broker's own link", () => {
  const linked = {
    ...{ id: "smet", name: "Verzekeringen De Smet", logo: null },
    ...{ status: "agent", address: "Testlaan 1, 9000 Gent", phone: "09 000 00 01" },
  };

  it("sees that one chosen, and the search after asking for another", async () => {
    await open(person, linked);
    const card = await screen.findByRole("radio", { name: /^Verzekeringen De Smet/ });
    expect(card).toBeChecked();
    for (const fact of ["Verzekeringsagent", linked.address, linked.phone])
      expect(card).toHaveAccessibleName(new RegExp(fact));
    expect(screen.getByText("U kwam hier via de link van dit kantoor.")).toBeVisible();
    expect(place()).not.toBeVisible();
    expect(host.asked.filter(path => path.includes("/near/"))).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: dutch("brokerSearch.others") }));
    await says(/^13 kantoren/);
    expect(place()).toBeVisible();
    await waitFor(() => expect(place()).toHaveFocus());
    expect(screen.getByRole("radio", { name: /^Verzekeringen De Smet/ })).toBeChecked();
  });

  it("sees its name when nothing else of it was kept", async () => {
    await open(person, { id: "smet", name: "Verzekeringen De Smet", logo: null });
    expect(await screen.findByRole("radio", { name: "Verzekeringen De Smet" })).toBeChecked();
  });
});
