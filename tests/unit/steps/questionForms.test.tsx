import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { forgetDraft, getDraft, saveAnswers } from "../../../src/draft/draftStore";
import { FamilySituationForm } from "../../../src/steps/FamilySituationForm";
import { InsuranceChoiceForm } from "../../../src/steps/InsuranceChoiceForm";
import { pathAfter } from "../../support/asking";
import { navigate } from "../../support/gatsby";
import { renderWithTexts } from "../../support/renderWithTexts";

beforeEach(() => {
  forgetDraft();
  navigate.mockClear();
  document.title = "Titel";
});

const open = (form: ReactElement) => renderWithTexts(form);
/** The second step of the usual order: the first has its answers. */
const openSecond = () => {
  saveAnswers("insuranceChoice", { formula: "basis" });
  open(<FamilySituationForm />);
};
const next = () => userEvent.click(screen.getByRole("button", { name: /^Volgende/ }));
const summary = () => screen.findByRole("alert");
const links = async () =>
  within(await summary())
    .getAllByRole("link")
    .map(link => link.textContent);
const errorOf = (name: string) => document.getElementById(`${name}-error`);

describe("next on an empty form", () => {
  it.each([
    [
      "insuranceChoice",
      <InsuranceChoiceForm key="a" />,
      { formula: "Kies een formule, of ‘Weet ik nog niet’" },
    ],
    [
      "familySituation",
      <FamilySituationForm key="b" />,
      {
        situation: "Kies hoe u woont",
        ageBand: "Kies een leeftijd",
        claims: "Kies ja, nee of ‘Weet ik niet’",
      },
    ],
  ])("of %s says at each field and in the summary what is missing", async (_, form, expected) => {
    open(form);
    await next();
    expect(await summary()).toHaveFocus();
    expect(await links()).toEqual(Object.values(expected));
    for (const [name, message] of Object.entries(expected))
      expect(errorOf(name)).toHaveTextContent(message);
    expect(navigate).not.toHaveBeenCalled();
    expect(document.title).toBe("Fout: Titel");
  });

  it("leads from the summary to the field", async () => {
    open(<FamilySituationForm />);
    await next();
    await userEvent.click(within(await summary()).getByRole("link", { name: /leeftijd/ }));
    expect(screen.getByRole("combobox", { name: /Hoe oud/ })).toHaveFocus();
    await userEvent.click(within(await summary()).getByRole("link", { name: "Kies hoe u woont" }));
    expect(screen.getByRole("radio", { name: "Alleen" })).toHaveFocus();
  });
});

describe("the link of a date's error", () => {
  it.each([
    [["1", "lente", "2027"], "Maand"],
    [["1", "", "2027"], "Maand"],
    [["1", "1", "202"], "Jaar"],
    [["32", "1", "2027"], "Dag"],
    [["1", "1", "1900"], "Dag"],
  ])("of %j leads to %s", async (parts, wrong) => {
    open(<InsuranceChoiceForm />);
    for (const [i, label] of ["Dag", "Maand", "Jaar"].entries())
      if (parts[i]) await userEvent.type(screen.getByLabelText(label), parts[i]);
    await next();
    const [, link] = within(await summary()).getAllByRole("link");
    if (link) await userEvent.click(link);
    expect(screen.getByLabelText(wrong)).toHaveFocus();
  });
});

describe("correcting", () => {
  it("lets the errors go one by one, keeps the focus, and gives the title back", async () => {
    openSecond();
    const members = screen.getByLabelText(/Hoeveel mensen/);
    expect(members).toHaveValue("2");
    await userEvent.clear(members);
    await userEvent.click(screen.getByText("Als gezin met kinderen"));
    await next();
    expect(await links()).toHaveLength(3);
    expect(errorOf("members")).toHaveTextContent("Vul in hoeveel mensen er bij u wonen");
    await userEvent.type(members, "4");
    await waitFor(async () => expect(await links()).toHaveLength(2));
    expect(members).toHaveFocus();
    expect(errorOf("members")).toBeNull();
    expect(members).not.toHaveAttribute("aria-invalid");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: /Hoe oud/ }), "60+");
    await userEvent.click(screen.getByText(/^Nee, of/));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect(document.title).toBe("Titel");
    await next();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(pathAfter("familySituation")));
  });

  it("changes the message when another rule is broken, and shows no new errors before next", async () => {
    openSecond();
    const members = screen.getByLabelText(/Hoeveel mensen/);
    await userEvent.click(screen.getByText("Als gezin met kinderen"));
    await userEvent.clear(members);
    await userEvent.type(members, "140");
    await next();
    expect(errorOf("members")).toHaveTextContent("Vul hoogstens 99 in");
    await userEvent.clear(members);
    await userEvent.type(members, "x");
    await waitFor(() =>
      expect(errorOf("members")).toHaveTextContent("Vul een heel getal in, zoals 4"),
    );
    await userEvent.click(screen.getByRole("radio", { name: "Ja" }));
    await waitFor(() => expect(errorOf("claims")).toBeNull());
    expect(errorOf("claimsCount")).toBeNull();
  });

  it("takes the focus to the summary again at the next attempt", async () => {
    open(<InsuranceChoiceForm />);
    await next();
    await userEvent.tab();
    await next();
    await waitFor(async () => expect(await summary()).toHaveFocus());
  });
});

describe("the choice of insurance", () => {
  it("keeps each answer as it is given, and leads on", async () => {
    open(<InsuranceChoiceForm />);
    await userEvent.click(screen.getByText("Uitgebreid", { selector: "label *" }));
    await userEvent.click(screen.getByText("Een hond"));
    await userEvent.type(screen.getByLabelText("Dag"), "1");
    expect(getDraft().answers.insuranceChoice).toEqual({
      formula: "uitgebreid",
      options: "hond",
      startDate: { day: "1", month: "", year: "" },
    });
    await next();
    expect(await links()).toEqual(["Vul dag, maand en jaar in, of laat alle drie leeg"]);
    await userEvent.clear(screen.getByLabelText("Dag"));
    await next();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/gezinssituatie/"));
  });
});

describe("a contradiction", () => {
  it("between a family and one person is said, and goes with either answer", async () => {
    openSecond();
    const members = screen.getByLabelText(/Hoeveel mensen/);
    await userEvent.click(screen.getByText("Als gezin met kinderen"));
    await userEvent.clear(members);
    await userEvent.type(members, "1");
    await next();
    await waitFor(() => expect(errorOf("members")).toHaveTextContent("minstens 2 mensen"));
    await userEvent.click(screen.getByText("Alleen"));
    await waitFor(() => expect(errorOf("members")).toBeNull());
    await userEvent.click(screen.getByText("Met andere mensen"));
    await userEvent.selectOptions(screen.getByRole("combobox", { name: /Hoe oud/ }), "60+");
    await userEvent.click(screen.getByText(/^Nee, of/));
    await next();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(pathAfter("familySituation")));
  });
});

describe("the number of claims", () => {
  it("is asked only after ja, and counts only then", async () => {
    openSecond();
    expect(screen.getByLabelText(/Hoeveel keer/)).not.toBeVisible();
    await userEvent.click(screen.getByText("Alleen"));
    await userEvent.selectOptions(screen.getByRole("combobox", { name: /Hoe oud/ }), "60+");
    await userEvent.click(screen.getByRole("radio", { name: "Ja" }));
    await next();
    expect(await links()).toEqual(["Vul in hoeveel keer u schade hebt aangegeven"]);
    await userEvent.type(screen.getByLabelText(/Hoeveel keer/), "veel");
    await userEvent.click(screen.getByText(/^Nee, of/));
    expect(screen.getByLabelText(/Hoeveel keer/)).not.toBeVisible();
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    await next();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(pathAfter("familySituation")));
  });
});
