import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, it } from "vitest";
import { forgetDraft, getDraft, reloadDraft, saveAnswers } from "../../../src/draft/draftStore";
import { FamilySituationForm } from "../../../src/steps/FamilySituationForm";
import { InsuranceChoiceForm } from "../../../src/steps/InsuranceChoiceForm";
import { renderWithTexts, withTexts } from "../../support/renderWithTexts";

beforeEach(() => forgetDraft());

describe("coming back", () => {
  it("finds every answer of the choice again", async () => {
    const kept = {
      formula: "advies",
      options: ["hond", "drone"],
      startDate: { day: "1", month: "mei", year: "2027" },
    };
    saveAnswers("insuranceChoice", kept);
    reloadDraft();
    renderWithTexts(<InsuranceChoiceForm />);
    await waitFor(() =>
      expect(screen.getByRole("radio", { name: /Weet ik nog niet/ })).toBeChecked(),
    );
    expect(screen.getByRole("checkbox", { name: /Een drone/ })).toBeChecked();
    expect(screen.getByRole("checkbox", { name: /Paarden/ })).not.toBeChecked();
    expect(screen.getByLabelText("Maand")).toHaveValue("mei");
    expect(getDraft().answers.insuranceChoice).toEqual(kept);
  });

  it("finds every answer about the family again, the number of claims too", async () => {
    const kept = {
      situation: "gezin",
      members: "4",
      ageBand: "18-59",
      claims: "ja",
      claimsCount: "2",
      cancelledBefore: "nee",
      currentInsurer: "Zeker",
    };
    saveAnswers("familySituation", kept);
    reloadDraft();
    renderWithTexts(<FamilySituationForm />);
    await waitFor(() => expect(screen.getByLabelText(/Hoeveel keer/)).toHaveValue("2"));
    expect(screen.getByRole("combobox", { name: /Hoe oud/ })).toHaveValue("18-59");
    expect(getDraft().answers.familySituation).toEqual(kept);
  });
});

describe("before the page was live", () => {
  it("a form posts, so that nothing it holds lands in an address", () => {
    const html = renderToString(withTexts(<InsuranceChoiceForm />));
    expect(html).toMatch(/<form[^>]*method="post"/);
  });

  it("what was typed counts more than what was kept", async () => {
    saveAnswers("familySituation", { members: "4", currentInsurer: "Oud" });
    const host = document.body.appendChild(document.createElement("div"));
    const form = withTexts(<FamilySituationForm />);
    host.innerHTML = renderToString(form);
    within(host).getByLabelText<HTMLInputElement>(/Hoeveel mensen/).value = "5";
    render(form, { container: host, hydrate: true });
    const kept = screen.getByLabelText(/Bij wie hebt u nu/);
    await waitFor(() => expect(kept).toHaveValue("Oud"));
    expect(screen.getByLabelText(/Hoeveel mensen/)).toHaveValue("5");
    expect(getDraft().answers.familySituation).toMatchObject({
      members: "5",
      currentInsurer: "Oud",
    });
  });

  it("a next that was held is sent on once the form is live", async () => {
    document.documentElement.dataset.held = "";
    renderWithTexts(<InsuranceChoiceForm />);
    const summary = await screen.findByRole("alert");
    expect(within(summary).getAllByRole("link")).toHaveLength(1);
    expect(document.documentElement.dataset.held).toBeUndefined();
    expect(document.documentElement.dataset.live).toBe("");
  });
});

describe("a draft begins with an answer", () => {
  it.each([
    ["the choice", <InsuranceChoiceForm key="1" />],
    ["the family", <FamilySituationForm key="2" />],
  ])("not with a look at %s, nor with a walk through its boxes", async (_, form) => {
    const user = userEvent.setup();
    renderWithTexts(form);
    await waitFor(() => expect(document.documentElement.dataset.live).toBe(""));
    for (const box of document.querySelectorAll<HTMLElement>("#step-form [name]")) {
      act(() => box.focus());
      await user.tab();
    }
    expect(getDraft().answers).toEqual({});
    expect(sessionStorage.getItem("familiale:draft")).toBeNull();
  });

  it("and holds from then on what else stands there", async () => {
    const user = userEvent.setup();
    renderWithTexts(<FamilySituationForm />);
    await user.type(screen.getByLabelText(/Bij wie hebt u nu/), "Zeker");
    await user.tab();
    expect(getDraft().answers.familySituation).toMatchObject({ currentInsurer: "Zeker" });
  });
});
