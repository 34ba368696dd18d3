import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { AnswersSoFar } from "../../../src/flow/reachable";
import type { StepId } from "../../../src/flow/step";
import { freshPage, type LeadHost, leadHost } from "../../support/leadHost";

const choice = { formula: "basis" };
const family = { situation: "koppel", members: "2", ageBand: "60+", claims: "nee" };

let host: LeadHost;
let gatsby: typeof import("../../support/gatsby");

beforeEach(async () => {
  host = await leadHost();
  gatsby = await freshPage(host.origin);
  document.documentElement.dataset.late = "";
});
afterEach(() => host.close());

async function open(id: StepId, answers: AnswersSoFar = {}) {
  sessionStorage.setItem(
    "familiale:draft",
    JSON.stringify({ version: 1, answers, brokerContext: null }),
  );
  const { StepPage } = await import("../../../src/layout/StepPage");
  const { renderWithTexts } = await import("../../support/renderWithTexts");
  renderWithTexts(
    <StepPage id={id}>
      <h1>De vraag</h1>
    </StepPage>,
  );
  await act(async () => {
    await (await import("../../../src/flow/loadRules")).loadRules();
  });
}

describe("StepPage", () => {
  it.each<[StepId, AnswersSoFar]>([
    ["insuranceChoice", {}],
    ["familySituation", { insuranceChoice: choice }],
    ["yourInformation", { insuranceChoice: choice, familySituation: family }],
  ])("shows %s to who may be there", async (id, answers) => {
    await open(id, answers);
    expect(screen.getByRole("heading", { name: "De vraag" })).toBeVisible();
    expect(gatsby.navigate).not.toHaveBeenCalled();
    expect(document.documentElement.dataset.late).toBeUndefined();
  });

  it.each<[StepId, AnswersSoFar, string]>([
    ["brokerSearch", {}, "/verzekeringskeuze/"],
    ["yourInformation", { insuranceChoice: choice }, "/gezinssituatie/"],
    ["brokerSearch", { insuranceChoice: choice, familySituation: family }, "/uw-gegevens/"],
  ])(
    "leads who comes too early at %s to the open question, without showing the page",
    async (id, answers, path) => {
      await open(id, answers);
      await waitFor(() => expect(gatsby.navigate).toHaveBeenCalledWith(path, { replace: true }));
      expect(screen.queryByRole("heading", { name: "De vraag" })).toBeNull();
    },
  );

  it("leads back to an answer that is not valid", async () => {
    await open("yourInformation", {
      insuranceChoice: choice,
      familySituation: { ...family, members: "veel" },
    });
    await waitFor(() =>
      expect(gatsby.navigate).toHaveBeenCalledWith("/gezinssituatie/", { replace: true }),
    );
  });

  it("shows the progress of its chapter and the choices so far", async () => {
    await open("familySituation", { insuranceChoice: choice });
    expect(screen.getByText("Stap 2 van 4")).toBeVisible();
    expect(screen.getByRole("complementary", { name: "Overzicht en hulp" })).toHaveTextContent(
      "FormuleBasis",
    );
  });
});
