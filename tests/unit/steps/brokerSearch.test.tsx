import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { AnswersSoFar } from "../../../src/flow/reachable";
import { accepted, freshPage, type LeadHost, leadHost, muchLater } from "../../support/leadHost";

const answers: AnswersSoFar = {
  insuranceChoice: { formula: "basis", options: "hond" },
  familySituation: { situation: "koppel", members: "2", ageBand: "60+", claims: "nee" },
  yourInformation: {
    firstName: "An",
    lastName: "Peeters",
    email: "an@voorbeeld.example",
    contactBy: "email",
    postcode: "8000",
    municipality: "Brugge",
  },
};
const linked = { id: "demo-001", name: "Kantoor Voorbeeldbrug", logo: null };
const manifest = { base: "brokers/x", count: 0, near: [] };

let host: LeadHost;
let gatsby: typeof import("../../support/gatsby");

beforeEach(async () => {
  host = await leadHost();
  gatsby = await freshPage(host.origin);
});
afterEach(() => host.close());

async function open(draft: { answers?: AnswersSoFar; brokerContext?: object | null } = {}) {
  sessionStorage.setItem(
    "familiale:draft",
    JSON.stringify({ version: 1, answers, brokerContext: null, ...draft }),
  );
  const { BrokerSearchForm } = await import("../../../src/steps/BrokerSearchForm");
  const { renderWithTexts } = await import("../../support/renderWithTexts");
  renderWithTexts(
    <BrokerSearchForm
      manifest={manifest}
      placesUrl={`${host.origin}/places.json`}
      build="1.0.0+abc"
    />,
  );
}

const submit = () => screen.getByRole("button", { name: /^Verstuur mijn aanvraag/ });
const posted = () => host.posts.map(({ body }) => JSON.parse(String(body)));

describe("the last step", () => {
  it("asks for a broker, or for no preference, before it sends", async () => {
    await open();
    await userEvent.click(submit());
    const summary = await screen.findByRole("alert");
    expect(
      within(summary).getByRole("link", { name: "Kies een makelaar, of ‘Geen voorkeur’" }),
    ).toBeVisible();
    expect(summary).toHaveFocus();
    expect(host.posts).toEqual([]);
  });

  it("sends the request without preference and leads to thank-you", async () => {
    await open();
    await userEvent.click(screen.getByRole("radio", { name: /Geen voorkeur/ }));
    expect(
      screen.getByText(
        /Voorbeeld Verzekeringen ontvangt uw antwoorden en bezorgt ze aan één makelaar/,
      ),
    ).toBeVisible();
    await userEvent.click(submit());
    await waitFor(() => expect(gatsby.navigate).toHaveBeenCalledWith("/bedankt/"));
    expect(posted()).toMatchObject([
      {
        broker: null,
        person: { firstName: "An", municipality: "Brugge" },
        consents: { marketing: false },
        test: false,
      },
    ]);
    expect(sessionStorage.getItem("familiale:draft")).toBeNull();
  });

  it("has the broker of the link chosen, names it on the button and sends it along", async () => {
    await open({ brokerContext: linked });
    expect(await screen.findByRole("radio", { name: "Kantoor Voorbeeldbrug" })).toBeChecked();
    await userEvent.click(
      screen.getByRole("button", { name: "Verstuur mijn aanvraag naar Kantoor Voorbeeldbrug" }),
    );
    await waitFor(() => expect(host.posts).toHaveLength(1));
    expect(posted()[0].broker).toEqual({ id: "demo-001", name: "Kantoor Voorbeeldbrug" });
  });

  it("sends once, however often the button is pressed, and covers the page meanwhile", async () => {
    host.answers = [{ ...accepted, silence: "wait" }];
    await open({ brokerContext: linked });
    await screen.findByRole("radio", { name: "Kantoor Voorbeeldbrug" });
    const button = submit();
    await userEvent.dblClick(button);
    await waitFor(() => expect(host.posts).toHaveLength(1));
    expect(document.querySelector("[data-loading-overlay]")).toHaveTextContent(
      "Uw aanvraag wordt verstuurd",
    );
    await userEvent.click(button);
    expect(button).toHaveAttribute("aria-disabled", "true");
    expect(host.posts).toHaveLength(1);
  });

  it("leads to the page for problems when it is not accepted, with the answers kept", async () => {
    host.answers = [muchLater];
    await open({ brokerContext: linked });
    await screen.findByRole("radio", { name: "Kantoor Voorbeeldbrug" });
    await userEvent.click(submit());
    await waitFor(() => expect(gatsby.navigate).toHaveBeenCalledWith("/technische-problemen/"));
    expect(sessionStorage.getItem("familiale:draft")).toContain("an@voorbeeld.example");
    expect(document.querySelector("[data-loading-overlay]")).toBeNull();
  });

  it("leads to an earlier answer that is no longer valid", async () => {
    await open({ answers: { ...answers, familySituation: {} }, brokerContext: linked });
    await screen.findByRole("radio", { name: "Kantoor Voorbeeldbrug" });
    await userEvent.click(submit());
    await waitFor(() => expect(gatsby.navigate).toHaveBeenCalledWith("/gezinssituatie/"));
    expect(host.posts).toEqual([]);
  });

  it("asks for marketing apart, unticked, and sends a tick along", async () => {
    await open({ brokerContext: linked });
    await screen.findByRole("radio", { name: "Kantoor Voorbeeldbrug" });
    const box = screen.getByRole("checkbox", { name: /nieuws en aanbiedingen/ });
    expect(box).not.toBeChecked();
    await userEvent.click(box);
    await userEvent.click(submit());
    await waitFor(() => expect(host.posts).toHaveLength(1));
    expect(posted()[0].consents.marketing).toBe(true);
  });

  it("shows all answers with a way to change each step", async () => {
    await open();
    const check = screen.getByRole("region", { name: "Klopt alles?" });
    expect(check).toHaveTextContent("An Peeters");
    expect(check).toHaveTextContent("8000 Brugge");
    expect(
      within(check)
        .getAllByRole("link")
        .map(link => link.getAttribute("href")),
    ).toEqual(["/verzekeringskeuze/", "/gezinssituatie/", "/uw-gegevens/"]);
    expect(within(check).getAllByText("Niet opgegeven").length).toBeGreaterThan(1);
  });

  it("does not send on Enter in a search box", async () => {
    await open({ brokerContext: linked });
    await screen.findByRole("radio", { name: "Kantoor Voorbeeldbrug" });
    const place = screen.getByLabelText(/Postcode of gemeente/);
    expect(place).toHaveValue("8000 Brugge");
    await userEvent.type(place, "{Enter}");
    await act(async () => {});
    expect(host.posts).toEqual([]);
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
