import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { describe, expect, it } from "vitest";
import { Checkbox, CheckboxGroup } from "../../../src/ui/Checkbox";
import { DateInput } from "../../../src/ui/DateInput";
import { Dropdown } from "../../../src/ui/Dropdown";
import { FileUpload } from "../../../src/ui/FileUpload";
import { Input } from "../../../src/ui/Input";
import { NumberInput } from "../../../src/ui/NumberInput";
import { NumberStepper } from "../../../src/ui/NumberStepper";
import type { Question } from "../../../src/ui/question";
import { Radio } from "../../../src/ui/Radio";
import { Reveal } from "../../../src/ui/Reveal";
import { Slider } from "../../../src/ui/Slider";
import { Textarea } from "../../../src/ui/Textarea";
import { renderWithTexts } from "../../support/renderWithTexts";

const choices = [
  { value: "a", title: "Eerste", description: "Over de eerste" },
  { value: "b", title: "Tweede" },
];
const single: [string, (question: Question) => ReactElement, "after"?][] = [
  ["Input", question => <Input {...question} />],
  ["NumberInput", question => <NumberInput {...question} min={1} max={20} />],
  ["NumberStepper", question => <NumberStepper {...question} min={1} max={15} />],
  [
    "Dropdown",
    question => (
      <Dropdown {...question} placeholder="Kies" options={[{ value: "x", label: "X" }]} />
    ),
  ],
  ["Textarea", question => <Textarea {...question} maxLength={10} />, "after"],
  [
    "Slider",
    question => <Slider {...question} min={5} max={50} start={10} unit="km" boxLabel="Afstand" />,
  ],
  [
    "FileUpload",
    question => (
      <FileUpload
        {...question}
        files={[]}
        extensions={[".pdf"]}
        onAdd={() => {}}
        onRemove={() => {}}
      />
    ),
  ],
];
const groups: [string, (question: Question) => ReactElement][] = [
  ["Radio", question => <Radio {...question} choices={choices} />],
  ["CheckboxGroup", question => <CheckboxGroup {...question} choices={choices} />],
  ["DateInput", question => <DateInput {...question} />],
];
const question = { name: "veld", label: "Wat is uw antwoord?" };
const text = (ids: string | null) =>
  (ids ?? "").split(" ").map(id => document.getElementById(id)?.textContent);

describe.each(single)("%s", (_, field, after) => {
  const control = () => screen.getByLabelText(/Wat is uw antwoord/);
  const extra = after ? [expect.stringContaining("tekens")] : [];

  it("is found by its label, and takes its id and name from the question", () => {
    renderWithTexts(field(question));
    expect(control()).toHaveAttribute("id", "veld");
    expect(control()).toHaveAttribute("name", "veld");
    expect(control()).toHaveAttribute("required");
    expect(control()).not.toHaveAttribute("aria-invalid");
    expect(screen.queryByText("(optioneel)")).toBeNull();
  });

  it("says in words that it is optional", () => {
    renderWithTexts(field({ ...question, required: false }));
    expect(control()).not.toHaveAttribute("required");
    expect(screen.getByText("(optioneel)")).toBeVisible();
  });

  it("is described by its error first, then by its hint", () => {
    renderWithTexts(field({ ...question, hint: "Zo bijvoorbeeld", invalid: "Vul iets in" }));
    expect(control()).toBeInvalid();
    expect(control()).toHaveAttribute("aria-invalid", "true");
    expect(control().getAttribute("aria-describedby")).toMatch(/^veld-error veld-hint\b/);
    expect(text(control().getAttribute("aria-describedby"))).toEqual([
      "Fout: Vul iets in",
      "Zo bijvoorbeeld",
      ...extra,
    ]);
  });

  it("has a description only of what is there", () => {
    renderWithTexts(field({ ...question, hint: "Zo bijvoorbeeld" }));
    expect(text(control().getAttribute("aria-describedby"))).toEqual(["Zo bijvoorbeeld", ...extra]);
    expect(document.getElementById("veld-error")).toBeNull();
  });
});

describe.each(groups)("%s", (_, field) => {
  const group = () => screen.getByRole("group", { name: /Wat is uw antwoord/ });
  const controls = () => [...group().querySelectorAll("input")];

  it("is a group named by its question; the first control is what the question's name leads to", () => {
    renderWithTexts(field(question));
    expect(controls()[0]).toHaveAttribute("id", "veld");
    expect(new Set(controls().map(({ id }) => id)).size).toBe(controls().length);
  });

  it("says in words that it is optional", () => {
    renderWithTexts(field({ ...question, required: false }));
    expect(group()).toHaveTextContent("(optioneel)");
  });

  it("is described by its error first, then by its hint; all its controls are invalid", () => {
    renderWithTexts(field({ ...question, hint: "Zo bijvoorbeeld", invalid: "Kies iets" }));
    expect(text(group().getAttribute("aria-describedby"))).toEqual([
      "Fout: Kies iets",
      "Zo bijvoorbeeld",
    ]);
    for (const control of controls()) expect(control).toHaveAttribute("aria-invalid", "true");
  });

  it("is not described when there is nothing to say", () => {
    renderWithTexts(field(question));
    expect(group()).not.toHaveAttribute("aria-describedby");
  });
});

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
    renderWithTexts(<Textarea {...question} maxLength={10} />);
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
