import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { freshPage, type LeadHost, leadHost } from "../../support/leadHost";

const places = [
  ["2570", 51.13, 4.55, "Duffel"],
  ["8000", 51.21, 3.22, "Brugge", "Koolkerke"],
  ["9000", 51.05, 3.72, "Gent"],
  ["9050", 51.03, 3.76, "Gentbrugge", "Ledeberg"],
  ["9100", 51.17, 4.14, "Sint-Niklaas"],
];

// jsdom has no layout, so nothing to scroll.
Element.prototype.scrollIntoView ??= () => {};

// Whole parts are loaded and typed into: slow where the machine is busy.
vi.setConfig({ testTimeout: 20_000 });

let host: LeadHost;

beforeEach(async () => {
  host = await leadHost();
  host.files = { "/places.json": places };
  await freshPage(host.origin);
});
afterEach(() => host.close());

async function open() {
  const { BrokerPlaceField } = await import("../../../src/choosing/BrokerPlaceField");
  const { renderWithTexts } = await import("../../support/renderWithTexts");
  renderWithTexts(
    <>
      <BrokerPlaceField />
      <button type="button">elders</button>
    </>,
  );
  const box = screen.getByLabelText("Postcode of gemeente");
  expect(box).not.toHaveAttribute("role");
  await userEvent.click(box);
  expect(await screen.findByRole("combobox")).toBe(box);
  await waitFor(() => expect(host.asked).toContain("/places.json"));
  return box as HTMLInputElement;
}
const options = () => screen.queryAllByRole("option").map(option => option.textContent);
const active = (box: HTMLElement) =>
  document.getElementById(box.getAttribute("aria-activedescendant") ?? "")?.textContent;

describe("suggestions for a place", () => {
  it("come while typing, are counted aloud, and choose by arrow and Enter", async () => {
    const box = await open();
    await userEvent.type(box, "gent");
    await waitFor(() => expect(options()).toEqual(["9000 Gent", "9050 Gentbrugge"]));
    expect(box).toHaveAttribute("aria-expanded", "true");
    expect(box).toHaveAttribute("aria-controls", screen.getByRole("listbox").id);
    expect(screen.getByText("2 gemeenten. Kies met de pijltjes en Enter.")).toBeInTheDocument();
    expect(active(box)).toBeUndefined();
    await userEvent.keyboard("{ArrowDown}");
    expect(active(box)).toBe("9000 Gent");
    await userEvent.keyboard("{ArrowUp}");
    expect(active(box)).toBe("9050 Gentbrugge");
    expect(screen.getByRole("option", { selected: true })).toHaveTextContent("9050 Gentbrugge");
    await userEvent.keyboard("{Enter}");
    expect(box).toHaveValue("9050 Gentbrugge");
    expect(box).toHaveAttribute("aria-expanded", "false");
    expect(box).toHaveFocus();
    expect(options()).toEqual([]);
  });

  it("close on Escape, by itself and without a word lost, and leave the next Escape to others", async () => {
    const box = await open();
    await userEvent.type(box, "900");
    await waitFor(() => expect(options()).toEqual(["9000 Gent"]));
    const taken: boolean[] = [];
    const hear = (event: KeyboardEvent) => taken.push(event.defaultPrevented);
    document.addEventListener("keydown", hear);
    await userEvent.keyboard("{Escape}");
    expect(options()).toEqual([]);
    expect(box).toHaveValue("900");
    await userEvent.keyboard("{Escape}");
    document.removeEventListener("keydown", hear);
    expect(box).toHaveValue("900");
    expect(taken).toEqual([true, false]);
  });

  it("choose by a tap, with the focus still in the box", async () => {
    const box = await open();
    await userEvent.type(box, "sint nik");
    await userEvent.click(await screen.findByRole("option", { name: "9100 Sint-Niklaas" }));
    expect(box).toHaveValue("9100 Sint-Niklaas");
    expect(box).toHaveFocus();
  });

  it("open for what stands there with an arrow, and close when the box is left", async () => {
    const box = await open();
    await userEvent.type(box, "8000{Escape}");
    await userEvent.keyboard("{ArrowDown}");
    expect(options()).toEqual(["8000 Brugge", "8000 Koolkerke"]);
    expect(active(box)).toBe("8000 Brugge");
    await userEvent.tab();
    expect(options()).toEqual([]);
  });

  it("stay closed for autofill", async () => {
    const box = await open();
    const { typeInto } = await import("../../../src/ui/typeInto");
    typeInto(box, "gent");
    expect(options()).toEqual([]);
    box.value = "2570";
    box.dispatchEvent(
      new InputEvent("input", { bubbles: true, inputType: "insertReplacementText" }),
    );
    expect(options()).toEqual([]);
  });

  it("are said to be none, and stay away when the table does not load", async () => {
    const box = await open();
    await userEvent.type(box, "xyz");
    expect(await screen.findByText(/^0 gemeenten/)).toBeInTheDocument();
    expect(box).toHaveAttribute("aria-expanded", "false");
  });
});

type Answer = Partial<GeolocationPosition> | { code: number };

/** The browser's own locator is not in jsdom; this one answers as it is told. */
function locator(answer: (success: PositionCallback, failure: PositionErrorCallback) => void) {
  Object.defineProperty(navigator, "geolocation", {
    configurable: true,
    value: { getCurrentPosition: answer },
  });
}
const at = (latitude: number, longitude: number): Answer =>
  ({ coords: { latitude, longitude } }) as Answer;
const press = () => userEvent.click(screen.getByRole("button", { name: "Gebruik mijn locatie" }));

describe("the visitor's position", () => {
  afterEach(() => void Reflect.deleteProperty(navigator, "geolocation"));

  it("is asked on click only, gives the nearest place, and is kept nowhere", async () => {
    let asked = 0;
    locator(success => {
      asked += 1;
      success(at(51.16, 4.12) as GeolocationPosition);
    });
    const box = await open();
    expect(asked).toBe(0);
    await press();
    await waitFor(() => expect(box).toHaveValue("9100 Sint-Niklaas"));
    expect(asked).toBe(1);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain("51.16");
    expect(host.asked.join()).not.toContain("51.16");
  });

  it.each([
    [{ code: 1 }, /Uw browser deelt uw locatie niet/],
    [{ code: 2 }, /Uw locatie is nu niet te vinden/],
    [{ code: 3 }, /Uw locatie laat op zich wachten/],
    [at(48.85, 2.35), /U lijkt niet in België te zijn/],
  ])("that is not to be had (%j) is said, with another way", async (answer, words) => {
    locator((success, failure) =>
      "code" in answer
        ? failure(answer as GeolocationPositionError)
        : success(answer as GeolocationPosition),
    );
    const box = await open();
    await press();
    expect(await screen.findByText(words)).toHaveTextContent(/postcode of gemeente/);
    expect(box).toHaveValue("");
  });

  it("is said to be unknown where the browser has no locator", async () => {
    await open();
    await press();
    expect(await screen.findByText(/Uw locatie is nu niet te vinden/)).toBeVisible();
  });

  it("that comes late does not replace what was typed meanwhile", async () => {
    let answer: PositionCallback = () => {};
    locator(success => {
      answer = success;
    });
    const box = await open();
    await press();
    await screen.findByText(/We vragen uw locatie/);
    await userEvent.type(box, "8000");
    answer(at(51.16, 4.12) as GeolocationPosition);
    await waitFor(() => expect(screen.queryByText(/We vragen uw locatie/)).toBeNull());
    expect(box).toHaveValue("8000");
  });
});
