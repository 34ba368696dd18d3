import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { readForm } from "../../../src/form/readForm";
import { Trap } from "../../../src/sending/Trap";
import { takeTrap } from "../../../src/sending/trap";

it("is no field for people, and no answer", () => {
  const { container } = render(
    <form>
      <Trap />
    </form>,
  );
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(container.querySelector("input")).not.toBeVisible();
  expect(readForm(container.querySelector("form") as HTMLFormElement)).toEqual({});
  expect(takeTrap()).toBe(false);
});

it("tells once on whoever filled all fields", () => {
  const { container } = render(
    <form>
      <input name="firstName" />
      <Trap />
    </form>,
  );
  for (const input of container.querySelectorAll("input")) input.value = "https://koop.example";
  expect(takeTrap()).toBe(true);
  expect(takeTrap()).toBe(false);
});

it("is not missed where there is none", () => {
  expect(takeTrap()).toBe(false);
});
