import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { forgetDraft, getDraft, reloadDraft, saveAnswers } from "../../../src/draft/draftStore";
import { YourInformationForm } from "../../../src/steps/YourInformationForm";
import { pathAfter } from "../../support/asking";
import { answersOf, household } from "../../support/browser/household";
import { navigate } from "../../support/gatsby";
import { renderWithTexts } from "../../support/renderWithTexts";
import { type Served, serveFiles } from "../brokers/serveFiles";

const places = JSON.stringify([
  ["8000", 51.2, 3.2, "Brugge", "Koolkerke"],
  ["9000", 51.05, 3.72, "Gent"],
]);
let served: Served;

beforeEach(async () => {
  served = await serveFiles(new Map([["places.json", places]]));
  forgetDraft();
  navigate.mockClear();
});
afterEach(() => served.close());

const open = (file = "places.json") =>
  renderWithTexts(<YourInformationForm />, { places: `${served.origin}/${file}` });
const box = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const next = () => userEvent.click(screen.getByRole("button", { name: /^Volgende/ }));
const links = async () =>
  within(await screen.findByRole("alert"))
    .getAllByRole("link")
    .map(link => link.textContent);
const municipality = () => screen.getByRole("combobox", { name: "Gemeente" });

async function fill(contact: "Per e-mail" | "Per telefoon" = "Per e-mail") {
  await userEvent.type(box("Voornaam"), "Zoë");
  await userEvent.type(box("Achternaam"), "D’Hondt");
  await userEvent.click(screen.getByText(contact));
  await userEvent.type(box(/^E-mailadres/), "zoe@voorbeeld.example");
  await userEvent.type(box("Postcode"), "9000");
  await waitFor(() => expect(municipality()).toHaveValue("Gent"));
}

describe("next", () => {
  it("on an empty form says what is missing, and not what is optional", async () => {
    open();
    await next();
    expect(await links()).toEqual([
      "Vul uw voornaam in. Hebt u maar één naam? Zet dan hier een streepje: -",
      "Vul uw achternaam in. Hebt u maar één naam? Zet dan hier een streepje: -",
      "Kies per e-mail of per telefoon",
      "Vul uw postcode in",
      "Kies of typ uw gemeente",
    ]);
  });

  it("leads on when all is filled in", async () => {
    open();
    await fill();
    await next();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(pathAfter("yourInformation")));
    expect(getDraft().answers.yourInformation).toMatchObject({
      firstName: "Zoë",
      municipality: "Gent",
      phone: "",
    });
  });
});

describe("the way to be reached", () => {
  it("is asked first; until then neither box says that it may be left empty", async () => {
    open();
    expect(box("E-mailadres")).toBeRequired();
    expect(box("Telefoonnummer")).toBeRequired();
    const [way] = screen.getAllByRole("radio", { name: /^Per / });
    expect(way?.compareDocumentPosition(box("E-mailadres"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole("group", { name: /contacteren/ })).toHaveAccessibleDescription(
      /Het andere mag u leeg laten/,
    );
  });

  it("by phone needs no e-mail address, and leads on without one", async () => {
    open();
    await fill("Per telefoon");
    expect(box(/^E-mailadres \(optioneel\)/)).not.toBeRequired();
    await userEvent.clear(box(/^E-mailadres/));
    await userEvent.type(box(/^Telefoonnummer/), "0470 12 34 56");
    await next();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(pathAfter("yourInformation")));
  });

  it("by e-mail needs the address, and says how to do without", async () => {
    open();
    await userEvent.click(screen.getByText("Per e-mail"));
    await next();
    expect(await links()).toContain("Vul een e-mailadres in, of kies ‘Per telefoon’");
    await userEvent.click(screen.getByText("Per telefoon"));
    await waitFor(async () => expect((await links()).join()).not.toContain("e-mailadres"));
  });

  it("keeps what was typed in the other box", async () => {
    open();
    await fill("Per e-mail");
    await userEvent.click(screen.getByText("Per telefoon"));
    expect(box(/^E-mailadres/)).toHaveValue("zoe@voorbeeld.example");
  });
});

describe("the phone number", () => {
  it("is needed only by who wants to be called, and the form says so at once", async () => {
    open();
    await fill("Per telefoon");
    expect(box(/^Telefoonnummer/)).toBeRequired();
    await next();
    expect(await links()).toEqual(["Vul een telefoonnummer in, of kies ‘Per e-mail’"]);
    await userEvent.click(screen.getByText("Per e-mail"));
    expect(box(/^Telefoonnummer \(optioneel\)/)).not.toBeRequired();
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  });

  it("is asked for in the same breath as the rest", async () => {
    open();
    await userEvent.click(screen.getByText("Per telefoon"));
    await next();
    expect(await links()).toContain("Vul een telefoonnummer in, of kies ‘Per e-mail’");
  });

  it("is looked at even when it is optional", async () => {
    open();
    await fill();
    await userEvent.type(box(/^Telefoonnummer/), "12");
    await next();
    expect(await links()).toEqual([
      expect.stringMatching(/^Kijk uw telefoonnummer na, zoals 0470\s00\s00\s00$/),
    ]);
  });
});

describe("what may be left out", () => {
  it("is the best moment to call, asked only of who wants to be called, and the language", async () => {
    open();
    await fill("Per e-mail");
    const moments = () => screen.queryByRole("group", { name: /Wanneer belt.*optioneel/ });
    expect(moments()).toBeNull();
    await userEvent.click(screen.getByText("Per telefoon"));
    expect(moments()).toBeVisible();
    await userEvent.click(screen.getByText("In de namiddag"));
    await userEvent.type(box(/^Telefoonnummer/), "0470 12 34 56");
    const language = screen.getByRole("combobox", { name: /In welke taal.*optioneel/ });
    expect(language).toHaveValue("");
    await userEvent.selectOptions(language, "Frans");
    expect(getDraft().answers.yourInformation).toMatchObject({
      callAt: "namiddag",
      contactLanguage: "fr",
    });
    await next();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(pathAfter("yourInformation")));
  });

  it("says that one may fill this in for somebody else, and whose data are asked", () => {
    open();
    expect(
      screen.getByText(/de naam en de woonplaats in van wie verzekerd wil worden/),
    ).toBeVisible();
  });
});

describe("a phone number with several readings", () => {
  const choose = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
  const message = () => box(/Wilt u nog iets vertellen/);

  it("of another country is asked about, and becomes the chosen one", async () => {
    open();
    await fill("Per telefoon");
    await userEvent.type(box(/^Telefoonnummer/), "06 12345678");
    await next();
    expect(await links()).toEqual(["Kies hieronder welk telefoonnummer u bedoelt"]);
    expect(await screen.findByText("Uit welk land is dit nummer?")).toBeVisible();
    await choose("Nederland: +31 612345678");
    expect(box(/^Telefoonnummer/)).toHaveValue("+31 612345678");
    expect(box(/^Telefoonnummer/)).toHaveFocus();
    await waitFor(() => expect(screen.queryByText("Uit welk land is dit nummer?")).toBeNull());
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    await next();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(pathAfter("yourInformation")));
  });

  it("that are two: the first is taken, the other goes to the message, beside what stands there", async () => {
    open();
    await userEvent.type(message(), "Bel na 17 uur");
    await userEvent.type(box("Telefoonnummer"), "0470 12 34 56 / 09 223 45 67");
    await userEvent.tab();
    await screen.findByText(/Dit zijn twee nummers/);
    await choose("Neem 0470 12 34 56 en zet 09 223 45 67 in uw bericht");
    expect(box("Telefoonnummer")).toHaveValue("0470 12 34 56");
    expect(message()).toHaveValue("Bel na 17 uur\nAnder telefoonnummer: 09 223 45 67");
    expect(getDraft().answers.yourInformation).toMatchObject({ phone: "0470 12 34 56" });
  });
});

describe("one name only", () => {
  it("goes on with a dash in place of the other", async () => {
    open();
    await fill();
    await userEvent.clear(box("Achternaam"));
    await next();
    expect((await links()).join()).toContain("maar één naam");
    await userEvent.type(box("Achternaam"), "-");
    await next();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(pathAfter("yourInformation")));
  });
});

describe("a postcode from abroad", () => {
  it("gets a way on: a new address here, or a call", async () => {
    open();
    await userEvent.type(box("Postcode"), "1012 AB");
    await userEvent.tab();
    expect(await screen.findByText(/postcode uit het buitenland/)).toBeVisible();
    expect(screen.getByRole("link", { name: "02 000 00 00" })).toHaveAttribute(
      "href",
      "tel:+3220000000",
    );
    await userEvent.clear(box("Postcode"));
    await userEvent.type(box("Postcode"), "9000");
    await waitFor(() => expect(screen.queryByText(/uit het buitenland/)).toBeNull());
  });
});

describe("the municipality", () => {
  it("is chosen for the visitor when the postcode has only one, and follows the postcode", async () => {
    open();
    await fill();
    await userEvent.clear(box("Postcode"));
    await userEvent.type(box("Postcode"), "8000");
    await waitFor(() => expect(within(municipality()).getAllByRole("option")).toHaveLength(3));
    expect(municipality()).toHaveValue("");
    await userEvent.selectOptions(municipality(), "Koolkerke");
    expect(getDraft().answers.yourInformation?.municipality).toBe("Koolkerke");
  });

  it("is typed when the postcode is not in the table", async () => {
    open();
    await userEvent.type(box("Postcode"), "9999");
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Gemeente" })).toBeVisible());
    expect(screen.getByText(/Typ uw gemeente/)).toBeVisible();
  });

  it("is typed when the table does not load", async () => {
    open("elders.json");
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Gemeente" })).toBeVisible());
    await userEvent.type(screen.getByRole("textbox", { name: "Gemeente" }), "Gent");
    expect(getDraft().answers.yourInformation?.municipality).toBe("Gent");
  });
});

describe("another postcode", () => {
  const code = async (typed: string) => {
    await userEvent.clear(box("Postcode"));
    await userEvent.type(box("Postcode"), typed);
  };
  const free = () => screen.findByRole("textbox", { name: "Gemeente" });
  const kept = () => getDraft().answers.yourInformation?.municipality;

  it.each(["9999", "5211"])(
    "that is not in the table (%s) has no municipality yet",
    async typed => {
      open();
      await fill();
      await code(typed);
      await waitFor(async () => expect(await free()).toHaveValue(""));
      await waitFor(() => expect(kept()).toBe(""));
      await next();
      expect(await links()).toEqual(["Kies of typ uw gemeente"]);
    },
  );

  it("of the Netherlands is not taken for a Belgian one", async () => {
    open();
    await fill();
    await code("9050 AA");
    await next();
    expect(await links()).toContain("Vul een postcode van vier cijfers in, zoals 9000");
  });

  it("does not take a name that was typed for the one before", async () => {
    open("elders.json");
    await userEvent.type(box("Postcode"), "9999");
    await userEvent.type(await free(), "Gent");
    await code("8000");
    await waitFor(async () => expect(await free()).toHaveValue(""));
  });
});

describe("coming back", () => {
  const who = household({
    ...{ contactBy: "phone", phone: "0470 12 34 56", message: "Dag\nallemaal" },
    ...{ postcode: "8000", municipality: "Koolkerke" },
    ...{ callAt: ["voormiddag", "avond"], contactLanguage: "fr" },
  });
  const kept = answersOf(who).yourInformation;

  it.each(["places.json", "elders.json"])("finds every answer again (%s)", async file => {
    saveAnswers("yourInformation", kept);
    reloadDraft();
    open(file);
    const role = file === "places.json" ? "combobox" : "textbox";
    await waitFor(() =>
      expect(screen.getByRole(role, { name: "Gemeente" })).toHaveValue("Koolkerke"),
    );
    expect(box("Voornaam")).toHaveValue(who.firstName);
    expect(box(/^Telefoonnummer/)).toBeRequired();
    // It is said aloud as well, a moment later.
    expect(screen.getAllByText(/Nog 488 van de 500 tekens/)[0]).toBeVisible();
    expect(getDraft().answers.yourInformation).toEqual(kept);
  });
});
