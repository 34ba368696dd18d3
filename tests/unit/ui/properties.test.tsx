import { screen } from "@testing-library/react";
import type { ComponentProps, ReactElement } from "react";
import { describe, expect, it } from "vitest";
import { kinds as galleryKinds } from "../../../src/gallery/kinds";
import { limitedKinds } from "../../../src/gallery/limitedKinds";
import { brokenProperty } from "../../../src/ui/brokenProperty";
import { Checkbox } from "../../../src/ui/Checkbox";
import { CheckboxGroup } from "../../../src/ui/CheckboxGroup";
import { DateInput } from "../../../src/ui/DateInput";
import { Dropdown } from "../../../src/ui/Dropdown";
import { FileUpload } from "../../../src/ui/FileUpload";
import { Input } from "../../../src/ui/Input";
import { NumberInput } from "../../../src/ui/NumberInput";
import { NumberStepper } from "../../../src/ui/NumberStepper";
import { Radio } from "../../../src/ui/Radio";
import { Slider } from "../../../src/ui/Slider";
import { Textarea } from "../../../src/ui/Textarea";
import { typeInto } from "../../../src/ui/typeInto";
import { renderWithTexts } from "../../support/renderWithTexts";

const kinds = {
  Input,
  NumberInput,
  DateInput,
  Dropdown,
  Radio,
  Checkbox,
  CheckboxGroup,
  Textarea,
  FileUpload,
  NumberStepper,
  Slider,
};
type Kinds = typeof kinds;
const properties = [
  "required",
  "min",
  "max",
  "minLength",
  "maxLength",
  "pattern",
  "invalid",
] as const;
type Property = (typeof properties)[number];

/** Value of the property; element that carries it and attribute; an answer that breaks it, and one that does not. */
type Row = readonly [
  value: string | number | boolean,
  element: string,
  attribute: string,
  broken: string,
  kept: string,
];
/** "none" exactly where the property is a type error: the compiler compares this table with the fields. */
type Cell<Kind, Of extends Property> = Kind extends (props: infer Props) => unknown
  ? [Exclude<Props[Of & keyof Props], undefined>] extends [never]
    ? "none"
    : Row
  : never;
type Table = { [Kind in keyof Kinds]: { [Of in Property]: Cell<Kinds[Kind], Of> } };

const none = "none" as const;
const limitless = { min: none, max: none, minLength: none, maxLength: none, pattern: none };
const required = (kept: string, element = "#veld", attribute = "required"): Row => [
  true,
  element,
  attribute,
  "",
  kept,
];
const invalid = (kept: string): Row => ["Kijk dit na", "#veld", "aria-invalid", "", kept];
const number = {
  required: required("7"),
  min: [3, "#veld", "min", "2", "3"],
  max: [9, "#veld", "max", "10", "9"],
  minLength: [2, "#veld", "minlength", "7", "07"],
  maxLength: [2, "#veld", "maxlength", "007", "07"],
  pattern: ["[1-9]+", "#veld", "pattern", "10", "11"],
  invalid: invalid("7"),
} as const;

const table: Table = {
  Input: {
    ...limitless,
    required: required("Zoë"),
    minLength: [3, "#veld", "minlength", "é👋", "Zoë"],
    maxLength: [3, "#veld", "maxlength", "Zoë👋", "Zo👋"],
    pattern: ["[a-z]+", "#veld", "pattern", "zoe1", "zoe"],
    invalid: invalid("Zoë"),
  },
  NumberInput: number,
  NumberStepper: number,
  DateInput: {
    ...limitless,
    required: required("2026-03-01", "[name='veld.month']"),
    min: ["2026-03-01", "fieldset", "min", "2026-2-28", "2026-3-1"],
    max: ["2026-03-01", "fieldset", "max", "2026-3-2", "2026-3-1"],
    invalid: invalid("2026-03-01"),
  },
  Dropdown: { ...limitless, required: required("b"), invalid: invalid("b") },
  Radio: { ...limitless, required: required("b", "#veld-b"), invalid: invalid("b") },
  Checkbox: { ...limitless, required: required("on"), invalid: invalid("on") },
  CheckboxGroup: {
    ...limitless,
    required: required("b", "fieldset > div", "data-required"),
    min: [2, "fieldset", "min", "a", "a,c"],
    max: [2, "fieldset", "max", "a,b,c", "b,c"],
    invalid: invalid("b"),
  },
  Textarea: {
    ...limitless,
    required: required("Dag"),
    minLength: [3, "#veld", "minlength", "ja", "nee"],
    maxLength: [3, "#veld", "data-maxlength", "ja\nja", "j\nj"],
    pattern: ["[a-z]+", "#veld", "pattern", "a b", "ab"],
    invalid: invalid("Dag"),
  },
  FileUpload: {
    ...limitless,
    required: required("polis.pdf"),
    min: [2, "#veld", "min", "a.pdf", "a.pdf,b.pdf"],
    max: [1, "#veld", "max", "a.pdf,b.pdf", "a.pdf"],
    pattern: ["[^ ]+\\.pdf", "#veld", "pattern", "a.pdf,mijn polis.pdf", "a.pdf,b.pdf"],
    invalid: invalid("polis.pdf"),
  },
  Slider: {
    ...limitless,
    // A slider always has an answer.
    required: [true, "#veld", "required", "none", "20"],
    min: [10, "#veld", "min", "none", "10"],
    max: [40, "#veld", "max", "none", "40"],
    invalid: invalid("20"),
  },
};

const choices = ["a", "b", "c"].map(value => ({ value, title: value, label: value }));
const common = { name: "veld", label: "Wat is uw antwoord?", required: false };

/** What each kind needs besides the general properties. */
const needs: { [Kind in keyof Kinds]: Partial<ComponentProps<Kinds[Kind]>> } = {
  Input: {},
  NumberInput: {},
  DateInput: {},
  Dropdown: { options: choices, placeholder: "Kies" },
  Radio: { choices },
  Checkbox: {},
  CheckboxGroup: { choices },
  Textarea: { maxLength: 50, count: text => [...text].length },
  FileUpload: { extensions: [".pdf"], onAdd: () => {}, onRemove: () => {} },
  NumberStepper: { min: 1, max: 99 },
  Slider: { min: 5, max: 50, start: 20, unit: "km", boxLabel: "Afstand" },
};

function field(kind: keyof Kinds, own: object, answer: string): ReactElement {
  const Field = kinds[kind] as (props: object) => ReactElement;
  const files = answer.split(",").filter(Boolean);
  const listed = { files: files.map(name => ({ name, size: 1, busy: false })) };
  const more = kind === "FileUpload" ? listed : {};
  return <Field {...common} {...needs[kind]} {...more} {...own} />;
}

/** Answers as a visitor does; `a,c` ticks two boxes, a date is typed in three. */
function give(answer: string): void {
  const controls = [...document.querySelectorAll<HTMLInputElement>("[name=veld], [name^='veld.']")];
  const parts = controls.length > 1 && controls[0]?.type === "text" ? answer.split("-") : [];
  controls.forEach((control, i) => {
    if (/radio|checkbox/.test(control.type)) {
      if (control.checked !== answer.split(",").includes(control.value)) control.click();
    } else if (control.type !== "file") typeInto(control, parts.at(2 - i) ?? answer);
  });
}

const cells = Object.entries(table).flatMap(([kind, row]) =>
  properties.flatMap(property => {
    const cell: Row | "none" = row[property];
    return cell === "none" ? [] : [[kind as keyof Kinds, property, cell] as const];
  }),
);
const said = (ids: string | null | undefined) =>
  (ids ?? "").split(" ").map(id => document.getElementById(id)?.textContent)[0];

describe("every kind and every general property that it knows", () => {
  it.each(cells)("%s: %s", (kind, property, [value, element, attribute, broken, kept]) => {
    const own = { [property]: value };
    const { rerender } = renderWithTexts(field(kind, own, broken));
    const carries = () => document.querySelector(element)?.getAttribute(attribute);
    if (typeof value !== "boolean" && property !== "invalid") expect(carries()).toBe(String(value));
    else expect(carries()).not.toBeNull();

    if (property !== "invalid" && broken !== "none") {
      give(broken);
      expect(brokenProperty("veld")).toBe(property);
    }

    rerender(field(kind, { ...own, invalid: "Kijk dit na" }, broken));
    for (const control of document.querySelectorAll("[name=veld], [name^='veld.']"))
      expect(control).toHaveAttribute("aria-invalid", "true");
    const first = document.getElementById("veld");
    const described = first?.closest("fieldset") ?? first;
    expect(said(described?.getAttribute("aria-describedby"))).toBe("Fout: Kijk dit na");
    expect(screen.getByText("Kijk dit na")).toBeVisible();

    rerender(field(kind, own, kept));
    give(kept);
    expect(brokenProperty("veld")).toBeUndefined();
  });

  it.each(cells.filter(([kind, property]) => property === "required" && kind !== "Slider"))(
    "%s: what is not required may be left out, whatever its limits",
    kind => {
      const limits = { min: kind === "DateInput" ? "2026-01-01" : 6, minLength: 2, pattern: "x" };
      renderWithTexts(field(kind, limits, ""));
      expect(brokenProperty("veld")).toBeUndefined();
      expect(screen.getByText(/\(optioneel\)/)).toBeVisible();
    },
  );

  it("covers all kinds of the gallery", () => {
    const shown = [...galleryKinds, ...limitedKinds].map(({ name }) => name);
    expect(shown.filter(name => !(name in table))).toEqual([]);
    expect(limitedKinds.map(({ name }) => name).sort()).toEqual(Object.keys(table).sort());
  });
});

describe("what breaks no limit", () => {
  it.each([
    ["NumberInput", { min: 3 }, "vier"],
    ["DateInput", { min: "2026-01-01" }, "2025-mrt-1"],
  ] as const)("%s: what is none at all", (kind, own, answer) => {
    renderWithTexts(field(kind, own, answer));
    give(answer);
    expect(brokenProperty("veld")).toBeUndefined();
  });

  it.each(Object.keys(kinds) as (keyof Kinds)[])("%s: disabled, it is asked nothing", kind => {
    renderWithTexts(field(kind, { required: true, disabled: true }, "polis.pdf"));
    for (const control of document.querySelectorAll("[name=veld], [name^='veld.'], button"))
      expect(control).toBeDisabled();
    expect(brokenProperty("veld")).toBeUndefined();
  });

  it("a day in words counts for who can read it", () => {
    renderWithTexts(field("DateInput", { min: "2026-01-01" }, ""));
    give("2025-mrt-1");
    const march = ({ year = "" }: Record<string, string>) => `${year}-03-01`;
    expect(brokenProperty("veld", document, march)).toBe("min");
  });
});
