import { screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { describe, expect, it } from "vitest";
import { CheckboxGroup } from "../../../src/ui/CheckboxGroup";
import { DateInput } from "../../../src/ui/DateInput";
import { Dropdown } from "../../../src/ui/Dropdown";
import { FileUpload } from "../../../src/ui/FileUpload";
import { Input } from "../../../src/ui/Input";
import { NumberInput } from "../../../src/ui/NumberInput";
import { NumberStepper } from "../../../src/ui/NumberStepper";
import type { Asked } from "../../../src/ui/question";
import { Radio } from "../../../src/ui/Radio";
import { Slider } from "../../../src/ui/Slider";
import { Textarea } from "../../../src/ui/Textarea";
import { renderWithTexts } from "../../support/renderWithTexts";

const choices = [
  { value: "a", title: "Eerste", description: "Over de eerste" },
  { value: "b", title: "Tweede" },
];
/** The last entry: what the field itself adds to its description. */
const single: [string, (question: Asked) => ReactElement, string?][] = [
  ["Input", question => <Input {...question} />],
  ["NumberInput", question => <NumberInput {...question} min={1} max={20} />, "Van 1 tot 20."],
  ["NumberStepper", question => <NumberStepper {...question} min={1} max={15} />, "Van 1 tot 15."],
  [
    "Dropdown",
    question => (
      <Dropdown {...question} placeholder="Kies" options={[{ value: "x", label: "X" }]} />
    ),
  ],
  [
    "Textarea",
    question => <Textarea {...question} maxLength={10} count={text => text.length} />,
    "tekens",
  ],
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
const groups: [string, (question: Asked) => ReactElement][] = [
  ["Radio", question => <Radio {...question} choices={choices} />],
  ["CheckboxGroup", question => <CheckboxGroup {...question} choices={choices} />],
  ["DateInput", question => <DateInput {...question} />],
];
const question = { name: "veld", label: "Wat is uw antwoord?" };
const text = (ids: string | null) =>
  (ids ?? "").split(" ").map(id => document.getElementById(id)?.textContent);

describe.each(single)("%s", (_, field, own) => {
  const control = () => screen.getByLabelText(/Wat is uw antwoord/);
  const extra = own ? [expect.stringContaining(own)] : [];

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
    expect(controls()).not.toEqual([]);
    for (const control of controls()) expect(control).toHaveAttribute("aria-invalid", "true");
  });

  it("is not described when there is nothing to say", () => {
    renderWithTexts(field(question));
    expect(group()).not.toHaveAttribute("aria-describedby");
  });
});
