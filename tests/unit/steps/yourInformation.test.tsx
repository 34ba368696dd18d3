import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { forgetDraft, getDraft, reloadDraft, saveAnswers } from "../../../src/draft/draftStore";
import { YourInformationForm } from "../../../src/steps/YourInformationForm";
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
  renderWithTexts(<YourInformationForm placesUrl={`${served.origin}/${file}`} />);
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
  await userEvent.type(box("E-mailadres"), "zoe@voorbeeld.example");
  await userEvent.click(screen.getByText(contact));
  await userEvent.type(box("Postcode"), "9000");
  await waitFor(() => expect(municipality()).toHaveValue("Gent"));
}

describe("next", () => {
  it("on an empty form says what is missing, and not what is optional", async () => {
    open();
    await next();
    expect(await links()).toEqual([
      "Vul uw voornaam in",
      "Vul uw achternaam in",
      "Vul uw e-mailadres in",
      "Kies per e-mail of per telefoon",
      "Vul uw postcode in",
      "Kies of typ uw gemeente",
    ]);
  });

  it("leads on when all is filled in", async () => {
    open();
    await fill();
    await next();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/makelaar/"));
    expect(getDraft().answers.yourInformation).toMatchObject({
      firstName: "Zoë",
      municipality: "Gent",
      phone: "",
    });
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
    expect(await links()).toEqual(["Kijk uw telefoonnummer na, zoals 0470 00 00 00"]);
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

describe("coming back", () => {
  const kept = {
    firstName: "An",
    lastName: "Peeters",
    email: "an@voorbeeld.example",
    contactBy: "phone",
    phone: "0470 12 34 56",
    postcode: "8000",
    municipality: "Koolkerke",
    message: "Dag\nallemaal",
  };

  it.each(["places.json", "elders.json"])("finds every answer again (%s)", async file => {
    saveAnswers("yourInformation", kept);
    reloadDraft();
    open(file);
    const role = file === "places.json" ? "combobox" : "textbox";
    await waitFor(() =>
      expect(screen.getByRole(role, { name: "Gemeente" })).toHaveValue("Koolkerke"),
    );
    expect(box("Voornaam")).toHaveValue("An");
    expect(box(/^Telefoonnummer/)).toBeRequired();
    expect(screen.getByText(/Nog 488 van de 500 tekens/)).toBeVisible();
    expect(getDraft().answers.yourInformation).toEqual(kept);
  });
});
