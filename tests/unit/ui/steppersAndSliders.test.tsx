import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { NumberStepper } from "../../../src/ui/NumberStepper";
import { Slider } from "../../../src/ui/Slider";
import { typeInto } from "../../../src/ui/typeInto";
import { renderWithTexts } from "../../support/renderWithTexts";

const stepper = () => {
  renderWithTexts(<NumberStepper name="members" label="Hoeveel?" min={1} max={3} />);
  return {
    box: screen.getByLabelText("Hoeveel?"),
    less: screen.getByRole("button", { name: "Eén minder" }),
    more: screen.getByRole("button", { name: "Eén meer" }),
  };
};

describe("NumberStepper", () => {
  it("begins empty; either button then gives the least", async () => {
    const { box, more } = stepper();
    expect(box).toHaveValue("");
    await userEvent.click(more);
    expect(box).toHaveValue("1");
  });

  it("counts up and down between its limits, and says at a limit that it goes no further", async () => {
    const { box, less, more } = stepper();
    await userEvent.click(less);
    expect(box).toHaveValue("1");
    expect(less).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(less);
    expect(box).toHaveValue("1");
    await userEvent.click(more);
    await userEvent.click(more);
    expect(box).toHaveValue("3");
    expect(more).toHaveAttribute("aria-disabled", "true");
    expect(less).toHaveAttribute("aria-disabled", "false");
    await userEvent.click(more);
    expect(box).toHaveValue("3");
    // At its limit a button stays where the keyboard finds it.
    expect(more).toBeEnabled();
    more.focus();
    expect(more).toHaveFocus();
  });

  it("goes on from what was typed, and leads a number outside back to the nearest limit", async () => {
    const { box, less, more } = stepper();
    await userEvent.type(box, "2");
    await userEvent.click(more);
    expect(box).toHaveValue("3");
    await userEvent.clear(box);
    await userEvent.type(box, "40");
    expect(more).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(less);
    expect(box).toHaveValue("3");
  });

  it("goes on from digits of another script", async () => {
    const { box, more } = stepper();
    await userEvent.type(box, "٢");
    await userEvent.click(more);
    expect(box).toHaveValue("3");
  });

  it("leaves letters for the rule to report, and starts anew from them", async () => {
    const { box, more } = stepper();
    await userEvent.type(box, "vier");
    expect(box).toHaveValue("vier");
    await userEvent.click(more);
    expect(box).toHaveValue("1");
  });

  it("tells the form what its buttons did", async () => {
    const { more } = stepper();
    const heard = vi.fn();
    document.addEventListener("input", heard);
    await userEvent.click(more);
    document.removeEventListener("input", heard);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

const slider = () => {
  renderWithTexts(
    <form aria-label="f">
      <Slider
        name="radius"
        label="Hoe ver?"
        boxLabel="Afstand in kilometer"
        unit="km"
        min={5}
        max={50}
        start={10}
      />
    </form>,
  );
  return {
    range: screen.getByLabelText<HTMLInputElement>("Hoe ver?"),
    box: screen.getByRole("textbox", { name: "Afstand in kilometer" }),
  };
};

describe("Slider", () => {
  it("shows its start in the range and in the box", () => {
    const { range, box } = slider();
    expect(range).toHaveValue("10");
    expect(box).toHaveValue("10");
    expect(range).toHaveAttribute("aria-valuetext", "10 km");
  });

  it("brings the box along when it slides", () => {
    const { range, box } = slider();
    act(() => typeInto(range, "25"));
    expect(box).toHaveValue("25");
    expect(range).toHaveAttribute("aria-valuetext", "25 km");
  });

  it("slides to what is typed in the box, within its limits", async () => {
    const { range, box } = slider();
    await userEvent.clear(box);
    await userEvent.type(box, "30");
    expect(range).toHaveValue("30");
    expect(box).toHaveValue("30");
    await userEvent.clear(box);
    await userEvent.type(box, "99");
    expect(range).toHaveValue("9");
  });

  it("ignores what is no number within its limits, and corrects the box on leaving", async () => {
    const { range, box } = slider();
    await userEvent.clear(box);
    await userEvent.type(box, "ver");
    expect(range).toHaveValue("10");
    await userEvent.tab();
    expect(box).toHaveValue("10");
  });

  it("sends one answer: the range's", async () => {
    const { box } = slider();
    await userEvent.clear(box);
    await userEvent.type(box, "30");
    expect([...new FormData(screen.getByRole<HTMLFormElement>("form"))]).toEqual([
      ["radius", "30"],
    ]);
  });
});
