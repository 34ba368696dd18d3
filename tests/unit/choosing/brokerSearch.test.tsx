import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { AnswersSoFar } from "../../../src/flow/reachable";
import { askingPaths } from "../../support/asking";
import { answersOf, household } from "../../support/browser/household";
import { dutch } from "../../support/dutch";
import { accepted, freshPage, type LeadHost, leadHost, muchLater } from "../../support/leadHost";

const who = household({ firstName: "An", lastName: "Peeters" });
const answers = answersOf(who);
const linked = { id: "demo-001", name: "Kantoor Voorbeeldbrug", logo: null };

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
  renderWithTexts(<BrokerSearchForm />);
}

const submit = () => screen.getByRole("button", { name: /^Verstuur mijn aanvraag/ });
const posted = () => host.posts.map(({ body }) => JSON.parse(String(body)));

describe("the last step", () => {
  it("asks for a broker, or for no preference, before it sends", async () => {
    await open();
    await userEvent.click(submit());
    const summary = await screen.findByRole("alert");
    expect(
      within(summary).getByRole("link", { name: dutch("brokerSearch.broker.required") }),
    ).toBeVisible();
    expect(summary).toHaveFocus();
    expect(host.posts).toEqual([]);
  });

  it("never shows an earlier confirmation while all is erased, as without a connection", async () => {
    const earlier = JSON.stringify({ reference: "AB12", brokerId: null });
    sessionStorage.setItem("familiale:sent", earlier);
    await open();
    const { eraseOwn } = await import("../../../src/form/eraseOwn");
    const looked = () =>
      act(async () => void (await import("../../../src/sending/sendAndNavigate")));
    await eraseOwn();
    await looked();
    expect(sessionStorage.getItem("familiale:draft")).toBeNull();
    expect(gatsby.navigate).not.toHaveBeenCalled();
    // As when a lead of this tab was accepted meanwhile: then it is shown.
    sessionStorage.setItem("familiale:sent", earlier);
    const { forgetDraft } = await import("../../../src/draft/draftStore");
    forgetDraft();
    await waitFor(() =>
      expect(gatsby.navigate).toHaveBeenCalledWith("/bedankt/", { replace: true }),
    );
  });

  it("sends the request without preference and leads to thank-you", async () => {
    await open();
    await userEvent.click(screen.getByRole("radio", { name: /Geen voorkeur/ }));
    expect(
      screen.getByText(
        /Voorbeeld Verzekeringen bezorgt uw antwoorden aan het dichtstbijzijnde kantoor/,
      ),
    ).toBeVisible();
    await userEvent.click(submit());
    await waitFor(() => expect(gatsby.navigate).toHaveBeenCalledWith("/bedankt/"));
    expect(posted()).toMatchObject([
      {
        broker: null,
        person: { firstName: "An", municipality: "Gent" },
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
    expect(sessionStorage.getItem("familiale:draft")).toContain(who.email);
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
    expect(check).toHaveTextContent("9000 Gent");
    expect(
      within(check)
        .getAllByRole("link")
        .map(link => link.getAttribute("href")),
    ).toEqual(askingPaths.slice(0, -1));
    expect(within(check).getAllByText("Niet opgegeven").length).toBeGreaterThan(1);
  });

  it("does not send on Enter in a search box", async () => {
    await open({ brokerContext: linked });
    await screen.findByRole("radio", { name: "Kantoor Voorbeeldbrug" });
    const place = screen.getByLabelText(/Postcode of gemeente/);
    expect(place).toHaveValue("9000 Gent");
    await userEvent.type(place, "{Enter}");
    await act(async () => {});
    expect(host.posts).toEqual([]);
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
