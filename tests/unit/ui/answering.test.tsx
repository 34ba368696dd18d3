import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { Checkbox } from "../../../src/ui/Checkbox";
import { CheckboxGroup } from "../../../src/ui/CheckboxGroup";
import { DateInput } from "../../../src/ui/DateInput";
import { Dropdown } from "../../../src/ui/Dropdown";
import { NumberInput } from "../../../src/ui/NumberInput";
import { Radio } from "../../../src/ui/Radio";
import { Reveal } from "../../../src/ui/Reveal";
import { Textarea } from "../../../src/ui/Textarea";
import { renderWithTexts } from "../../support/renderWithTexts";

const question = { name: "veld", label: "Wat is uw antwoord?" };
const choices = [
  { value: "a", title: "Eerste", description: "Over de eerste" },
  { value: "b", title: "Tweede" },
];

describe("Radio and Checkbox", () => {
  it("have nothing chosen beforehand, and the whole card is the label", async () => {
    renderWithTexts(<Radio {...question} choices={choices} />);
    for (const radio of screen.getAllByRole("radio")) expect(radio).not.toBeChecked();
    await userEvent.click(screen.getByText("Over de eerste"));
    expect(screen.getByRole("radio", { name: /Eerste/ })).toBeChecked();
    await userEvent.click(screen.getByText("Tweede"));
    expect(screen.getByRole("radio", { name: /Eerste/ })).not.toBeChecked();
  });

  it("lets more than one box be ticked", async () => {
    renderWithTexts(<CheckboxGroup {...question} choices={choices} />);
    await userEvent.click(screen.getByText("Eerste"));
    await userEvent.click(screen.getByText("Tweede"));
    for (const box of screen.getAllByRole("checkbox")) expect(box).toBeChecked();
  });

  it("asks for agreement unticked, and says when it is no condition", () => {
    renderWithTexts(
      <Checkbox name="marketing" label="Ja, graag" hint="Stoppen kan" required={false} />,
    );
    const box = screen.getByRole("checkbox", { name: /Ja, graag \(optioneel\)\s*Stoppen kan/ });
    expect(box).not.toBeChecked();
    expect(box).not.toBeRequired();
    expect(box).toHaveAttribute("value", "on");
  });
});

describe("DateInput", () => {
  it("has three labelled boxes whose names share the question's", () => {
    renderWithTexts(<DateInput {...question} />);
    const names = ["Dag", "Maand", "Jaar"].map(label =>
      screen.getByLabelText(label).getAttribute("name"),
    );
    expect(names).toEqual(["veld.day", "veld.month", "veld.year"]);
  });
});

describe("Dropdown", () => {
  it("begins with an invitation that is no answer", () => {
    renderWithTexts(
      <Dropdown {...question} placeholder="Kies" options={[{ value: "x", label: "X" }]} />,
    );
    expect(screen.getByRole("combobox")).toHaveValue("");
    expect(screen.getByRole("option", { name: "Kies", selected: true })).toBeInTheDocument();
  });
});

describe("Textarea", () => {
  it("counts down as letters are typed and says what is too much, without cutting", async () => {
    renderWithTexts(<Textarea {...question} maxLength={10} count={text => [...text].length} />);
    expect(screen.getByText("Nog 10 van de 10 tekens")).toBeVisible();
    await userEvent.type(screen.getByRole("textbox"), "Dag 👋");
    expect(screen.getByText("Nog 5 van de 10 tekens")).toBeVisible();
    await userEvent.type(screen.getByRole("textbox"), "1234567");
    expect(screen.getByText("2 tekens te veel")).toBeVisible();
    expect(screen.getByRole("textbox")).toHaveValue("Dag 👋1234567");
  });
});

describe("Reveal", () => {
  it("closed hides its question and leaves it out of the form, keeping what was typed", async () => {
    const form = (open: boolean) => (
      <form aria-label="f">
        <Reveal open={open}>
          <NumberInput {...question} />
        </Reveal>
      </form>
    );
    const { rerender } = renderWithTexts(form(true));
    await userEvent.type(screen.getByRole("textbox"), "3");
    const entries = () => [...new FormData(screen.getByRole<HTMLFormElement>("form"))];
    expect(entries()).toEqual([["veld", "3"]]);
    rerender(form(false));
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(entries()).toEqual([]);
    rerender(form(true));
    expect(screen.getByRole("textbox")).toHaveValue("3");
  });
});
