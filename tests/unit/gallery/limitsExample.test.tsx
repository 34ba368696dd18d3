import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { LimitsExample } from "../../../src/gallery/LimitsExample";
import { limitedKinds } from "../../../src/gallery/limitedKinds";
import { typeInto } from "../../../src/ui/typeInto";
import { renderWithTexts } from "../../support/renderWithTexts";

const show = (name: string) => {
  for (const kind of limitedKinds)
    if (kind.name === name) renderWithTexts(<LimitsExample {...kind} />);
  return screen.getByLabelText<HTMLInputElement>(/Wat is uw antwoord/);
};

it("says which limit an answer breaks, at its field, until it does not", () => {
  const box = show("Input");
  expect(box).toHaveAccessibleDescription(/minLength: 2, maxLength: 12/);
  for (const [typed, message] of [
    ["a", "Dit is te kort"],
    ["a1", "Schrijf dit anders"],
    ["", "Dit antwoord is nodig"],
  ] as const) {
    act(() => typeInto(box, typed));
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription(new RegExp(`^Fout:\\s*${message}`));
  }
  act(() => typeInto(box, "ja"));
  expect(box).toBeValid();
});

it("follows a list of files as they come and go", async () => {
  const names = ["a.pdf", "b.pdf", "c.pdf"];
  await userEvent.upload(
    show("FileUpload"),
    names.map(name => new File(["x"], name)),
  );
  expect(await screen.findByText("Dit is te veel of te laat")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: /c\.pdf/ }));
  await waitFor(() => expect(screen.queryByText(/te veel/)).toBeNull());
});
