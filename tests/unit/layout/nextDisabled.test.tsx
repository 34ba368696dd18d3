import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { FormEvent } from "react";
import { describe, expect, it, vi } from "vitest";
import { neighbours } from "../../../src/flow/neighbours";
import { stepOf } from "../../../src/flow/stepOf";
import { steps } from "../../../src/flow/steps";
import { PrevNext } from "../../../src/layout/PrevNext";
import { renderWithTexts } from "../../support/renderWithTexts";

const submitted = vi.fn((event: FormEvent) => event.preventDefault());
const form = (nextDisabled: boolean) => (
  <form id="step-form" onSubmit={submitted}>
    <input aria-label="antwoord" />
    <PrevNext {...neighbours(stepOf("familySituation"), steps)} nextDisabled={nextDisabled} />
  </form>
);

/** Every way in which a visitor presses next. */
const ways: Record<string, () => Promise<void>> = {
  "a click": () => userEvent.click(screen.getByRole("button")),
  "Enter on it": async () => {
    screen.getByRole("button").focus();
    await userEvent.keyboard("{Enter}");
  },
  "Space on it": async () => {
    screen.getByRole("button").focus();
    await userEvent.keyboard(" ");
  },
  "Enter in a field": () => userEvent.type(screen.getByLabelText("antwoord"), "ja{Enter}"),
};

describe.each(Object.entries(ways))("next, by %s", (_, press) => {
  it("submits the form, and does not while it is disabled from outside", async () => {
    submitted.mockClear();
    const { rerender } = renderWithTexts(form(true));
    await press();
    expect(submitted).not.toHaveBeenCalled();
    expect(screen.getByRole("button")).toHaveAttribute("aria-disabled", "true");
    rerender(form(false));
    await press();
    expect(submitted).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("button")).toHaveAttribute("aria-disabled", "false");
  });
});

it("disabled, next is still reached by the keyboard, and previous still leads back", async () => {
  renderWithTexts(form(true));
  screen.getByLabelText("antwoord").focus();
  await userEvent.tab();
  expect(screen.getByRole("button")).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole("link")).toHaveFocus();
});
