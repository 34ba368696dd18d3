import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { AnswersSoFar } from "../../../src/flow/reachable";
import type { StepId } from "../../../src/flow/step";
import { asking } from "../../support/asking";
import { draftOf, household } from "../../support/browser/household";
import { freshPage, type LeadHost, leadHost } from "../../support/leadHost";

const who = household();
const answeredBefore = (id: StepId): AnswersSoFar => draftOf(who, id).answers;
const [, second, third] = asking;
const last = asking.at(-2);
const one = answeredBefore("familySituation");

let host: LeadHost;
let gatsby: typeof import("../../support/gatsby");

beforeEach(async () => {
  host = await leadHost();
  gatsby = await freshPage(host.origin);
  document.documentElement.dataset.late = "";
});
afterEach(() => host.close());

async function arriveAt(id: StepId, answers: AnswersSoFar) {
  sessionStorage.setItem(
    "familiale:draft",
    JSON.stringify({ version: 1, answers, brokerContext: null }),
  );
  const { StepPage } = await import("../../../src/layout/StepPage");
  const { renderWithTexts } = await import("../../support/renderWithTexts");
  return renderWithTexts(
    <StepPage id={id}>
      <h1>De vraag</h1>
    </StepPage>,
  );
}

/** What says which question is open is loaded, and heard. */
const rulesAreHere = () =>
  act(async () => {
    await (await import("../../../src/flow/loadRules")).loadRules();
  });

async function open(id: StepId, answers: AnswersSoFar = {}) {
  await arriveAt(id, answers);
  await rulesAreHere();
}

describe("StepPage", () => {
  it.each<[StepId, AnswersSoFar]>([
    ["insuranceChoice", {}],
    ["familySituation", one],
    ["yourInformation", answeredBefore("yourInformation")],
  ])("shows %s to who may be there", async (id, answers) => {
    await open(id, answers);
    expect(screen.getByRole("heading", { name: "De vraag" })).toBeVisible();
    expect(gatsby.navigate).not.toHaveBeenCalled();
    expect(document.documentElement.dataset.late).toBeUndefined();
  });

  it("leads nobody away who has left meanwhile", async () => {
    const { unmount } = await arriveAt("yourInformation", one);
    unmount();
    await rulesAreHere();
    expect(gatsby.navigate).not.toHaveBeenCalled();
  });

  it.each<[StepId, AnswersSoFar, string]>([
    ["brokerSearch", {}, "/verzekeringskeuze/"],
    [third?.id ?? "welcome", one, second?.path ?? ""],
    ["brokerSearch", answeredBefore(last?.id ?? "welcome"), last?.path ?? ""],
  ])(
    "leads who comes too early at %s to the open question, without showing the page",
    async (id, answers, path) => {
      await open(id, answers);
      await waitFor(() => expect(gatsby.navigate).toHaveBeenCalledWith(path, { replace: true }));
      expect(screen.queryByRole("heading", { name: "De vraag" })).toBeNull();
    },
  );

  it("leads back to an answer that is not valid", async () => {
    await open(
      "yourInformation",
      draftOf(household({ members: "veel" }), "yourInformation").answers,
    );
    await waitFor(() =>
      expect(gatsby.navigate).toHaveBeenCalledWith("/gezinssituatie/", { replace: true }),
    );
  });

  it("shows the progress of its chapter and the choices so far", async () => {
    await open("familySituation", one);
    expect(screen.getByText(`Stap 2 van ${asking.length}`)).toBeVisible();
    expect(screen.getByRole("complementary", { name: "Overzicht en hulp" })).toHaveTextContent(
      "FormuleBasis",
    );
  });
});
