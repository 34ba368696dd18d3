import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { KitGallery } from "../../../src/gallery/KitGallery";
import { kinds } from "../../../src/gallery/kinds";
import { renderWithTexts } from "../../support/renderWithTexts";

/** The regions by their names; looked for once, since that takes long on so large a page. */
const regionsByName = () => {
  const nameOf = (region: HTMLElement) =>
    region.getAttribute("aria-label") ??
    document.getElementById(region.getAttribute("aria-labelledby") ?? "")?.textContent;
  return new Map(screen.getAllByRole("region").map(region => [nameOf(region), region]));
};

describe("the gallery of the kit", () => {
  it("shows ten kinds in six states, with no id twice", () => {
    renderWithTexts(<KitGallery />);
    expect(kinds.map(({ name }) => name).sort()).toEqual(
      "Checkbox DateInput Dropdown FileUpload Input NumberInput NumberStepper Radio Slider Textarea".split(
        " ",
      ),
    );
    const regions = regionsByName();
    for (const { name } of kinds) {
      const states = [...regions].filter(
        ([title, region]) =>
          title?.startsWith(`${name}: `) && regions.get(name)?.contains(region) === true,
      );
      expect(states, name).toHaveLength(6);
    }
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it("has every control of a state in that state", () => {
    renderWithTexts(<KitGallery />);
    const regions = regionsByName();
    for (const { name } of kinds) {
      const controls = (state: string) => {
        const region = regions.get(`${name}: ${state}`);
        const found = [...(region?.querySelectorAll<HTMLInputElement>("[name]") ?? [])];
        expect(found, `${name}: ${state}`).not.toEqual([]);
        return found;
      };
      for (const control of controls("niet beschikbaar")) expect(control, name).toBeDisabled();
      for (const control of controls("met een fout"))
        expect(control, name).toHaveAttribute("aria-invalid", "true");
      for (const control of controls("leeg")) {
        expect(control, name).toBeEnabled();
        expect(control, name).not.toHaveAttribute("aria-invalid");
      }
      if (name === "FileUpload") continue;
      const answered = controls("ingevuld").filter(({ type, checked, value }) =>
        type === "radio" || type === "checkbox" ? checked : value !== "",
      );
      expect(answered, name).not.toEqual([]);
    }
  });
});
