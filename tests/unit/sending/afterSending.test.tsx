import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { brokerFiles } from "../../../src/brokers/source/brokerFiles";
import { neighbours } from "../../../src/flow/neighbours";
import { stepOf } from "../../../src/flow/stepOf";
import { steps } from "../../../src/flow/steps";
import { dutch } from "../../support/dutch";
import { sampleLead } from "../../support/inbox/sampleLead";
import { accepted, freshPage, type LeadHost, leadHost } from "../../support/leadHost";

const office = {
  ...{ id: "demo-001", name: "Kantoor Voorbeeldbrug", status: "makelaar" as const },
  ...{ street: null, postcode: "9000", municipality: "Gent", lat: 51.05, lon: 3.72 },
  ...{ phone: null, email: null, website: null, vat: null, logo: null, hours: null },
};
const { manifest, files } = brokerFiles([office]);
let host: LeadHost;
let gatsby: typeof import("../../support/gatsby");
let texts: typeof import("../../support/renderWithTexts");

beforeEach(async () => {
  host = await leadHost();
  gatsby = await freshPage(host.origin);
  texts = await import("../../support/renderWithTexts");
});
afterEach(() => host.close());

const sent = (value: object) => sessionStorage.setItem("familiale:sent", JSON.stringify(value));

async function thankYou() {
  const { ThankYou } = await import("../../../src/sending/ThankYou");
  texts.renderWithTexts(<ThankYou manifest={manifest} />);
}

async function problems() {
  const { TechnicalDifficulties } = await import("../../../src/sending/TechnicalDifficulties");
  texts.renderWithTexts(
    <TechnicalDifficulties sides={neighbours(stepOf("technicalDifficulties"), steps)} />,
  );
  await act(async () => {});
}

/** A lead that could not be sent a moment ago. */
async function leaveWaiting() {
  host.answers = [{ status: 404 }];
  const { sendLead } = await import("../../../src/delivery/sendLead");
  await sendLead(sampleLead({ id: "" }), []);
}

describe("thank-you", () => {
  it("is rebuilt from the reference alone; without preference there are words instead of a card", async () => {
    sent({ reference: "AB12", brokerId: null });
    await thankYou();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Uw aanvraag is goed aangekomen",
    );
    expect(document.querySelector("[data-reference]")).toHaveTextContent("AB12");
    expect(screen.getByRole("main")).toHaveAttribute("data-delivery", "accepted");
    expect(screen.getByRole("heading", { name: dutch("thankYou.noBroker.title") })).toBeVisible();
    expect(screen.getByRole("button", { name: "Druk deze pagina af" })).toBeVisible();
  });

  it("cuts an endless reference with a mark, and shows it as text", async () => {
    sent({ reference: `<b>${"A".repeat(100)}`, brokerId: null });
    await thankYou();
    expect(document.querySelector("[data-reference]")?.textContent).toBe(`<b>${"A".repeat(61)}…`);
  });

  it("says so when there is no reference", async () => {
    sent({ reference: null, brokerId: null });
    await thankYou();
    expect(screen.getByText("Uw aanvraag was al eerder ontvangen")).toBeVisible();
  });

  it("offers to load the card of the broker again when that failed", async () => {
    sent({ reference: "AB12", brokerId: "demo-001" });
    await thankYou();
    expect(await screen.findByText(/De contactgegevens van uw kantoor laden niet/)).toBeVisible();
    host.files = Object.fromEntries([...files].map(([path, body]) => [`/${path}`, body]));
    await userEvent.click(screen.getByRole("button", { name: "Probeer opnieuw" }));
    expect(await screen.findByRole("heading", { name: office.name })).toBeVisible();
    expect(screen.queryByText(/laden niet/)).toBeNull();
  });

  it("leads to the start when nothing was sent", async () => {
    await thankYou();
    await waitFor(() => expect(gatsby.navigate).toHaveBeenCalledWith("/", { replace: true }));
  });

  it("says that a waiting lead is not sent yet, and becomes a thank-you once it is", async () => {
    await leaveWaiting();
    await thankYou();
    expect(await screen.findByText("Bewaard, nog niet verstuurd.")).toBeVisible();
    expect(screen.getByRole("main")).toHaveAttribute("data-delivery", "waiting");
    expect(document.querySelector("[data-reference]")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Probeer nu te versturen" }));
    expect(await screen.findByText(/Het lukt nog niet/)).toBeVisible();
    host.answers = [accepted];
    const { drainWaiting } = await import("../../../src/delivery/drainWaiting");
    await act(async () => void (await drainWaiting()));
    await waitFor(() =>
      expect(document.querySelector("[data-reference]")).toHaveTextContent("AB12"),
    );
  });
});

describe("technical difficulties", () => {
  it("without a waiting lead is plain help with a way to the start", async () => {
    await problems();
    expect(await screen.findByText(/Er wacht op dit toestel geen aanvraag/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Naar het begin" })).toHaveAttribute("href", "/");
    expect(screen.queryByRole("button", { name: /versturen/ })).toBeNull();
    expect(screen.getAllByRole("link", { name: "02 000 00 00" }).length).toBeGreaterThan(0);
  });

  it("with answers but no lead leads back to them: there is nothing to send again or to erase", async () => {
    sessionStorage.setItem(
      "familiale:draft",
      JSON.stringify({ version: 1, answers: { insuranceChoice: {} }, brokerContext: null }),
    );
    await problems();
    expect(screen.getByRole("link", { name: "Terug naar uw aanvraag" })).toHaveAttribute(
      "href",
      "/makelaar/",
    );
    await waitFor(() => expect(screen.queryByText(/nog niet verstuurd/)).toBeNull());
    expect(screen.getByRole("main")).not.toHaveAttribute("data-delivery");
    expect(screen.queryByRole("button", { name: /versturen|Wis mijn aanvraag/ })).toBeNull();
  });

  it("with a waiting lead tries again, and leads to thank-you once it is sent", async () => {
    await leaveWaiting();
    await problems();
    expect(await screen.findByText(/Uw aanvraag is nog niet verstuurd/)).toBeVisible();
    const retry = screen.getByRole("button", { name: "Probeer opnieuw te versturen" });
    await userEvent.click(retry);
    expect(await screen.findByText("Het lukt nog niet. Uw aanvraag is nog hier.")).toBeVisible();
    expect(gatsby.navigate).not.toHaveBeenCalled();
    host.answers = [accepted];
    await userEvent.click(retry);
    await waitFor(() => expect(gatsby.navigate).toHaveBeenCalledWith("/bedankt/"));
    expect(new Set(host.posts.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
  });

  it("erases the waiting lead when asked to, and says so", async () => {
    await leaveWaiting();
    await problems();
    await userEvent.click(
      await screen.findByRole("button", { name: "Wis mijn aanvraag van dit toestel" }),
    );
    expect(await screen.findByText(/^Gewist van dit toestel: uw aanvraag/)).toBeVisible();
    expect(sessionStorage.length).toBe(0);
    const { pageSender } = await import("../../../src/delivery/pageSender");
    expect(await pageSender.outbox.statuses()).toEqual([]);
  });
});

describe("erasing all answers", () => {
  it("takes a lead that waits along, and the way back to it", async () => {
    await leaveWaiting();
    const { rememberPending } = await import("../../../src/delivery/confirmation");
    const { pageSender } = await import("../../../src/delivery/pageSender");
    const [row] = await pageSender.outbox.statuses();
    rememberPending({ id: row?.id ?? "", answers: "abc" });
    const { EraseAnswers } = await import("../../../src/form/EraseAnswers");
    texts.renderWithTexts(<EraseAnswers />);
    await userEvent.click(screen.getByText("Wis mijn antwoorden"));
    await userEvent.click(screen.getByRole("button", { name: "Wis alles" }));
    await waitFor(async () => expect(await pageSender.outbox.statuses()).toEqual([]));
    expect(row).toBeDefined();
    expect(sessionStorage.length).toBe(0);
  });
});
