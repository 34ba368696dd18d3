import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useText } from "../../../src/i18n/useText";
import { dismissSnackbar } from "../../../src/ui/dismissSnackbar";
import { toastTime } from "../../../src/ui/MessageBar";
import { messageStore, removeMessage } from "../../../src/ui/messageStore";
import { showSnackbar } from "../../../src/ui/showSnackbar";
import { showToast } from "../../../src/ui/showToast";
import { renderWithTexts } from "../../support/renderWithTexts";

// As in the static HTML: empty, and there before anything is said. The host takes it once.
const region = document.createElement("div");
region.id = "messages";
region.setAttribute("aria-live", "polite");
document.body.append(region);

function Page() {
  useText();
  return (
    <main>
      <h1 tabIndex={-1}>Pagina</h1>
      <input aria-label="veld" />
    </main>
  );
}

const texts = () => within(region).queryAllByText(/./, { selector: "p" });
const said = () => texts().map(({ textContent }) => textContent);
const close = (n = 0) =>
  within(region).getAllByRole("button", { name: "Sluit melding" })[n] as HTMLElement;
const later = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const pressEscape = () =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
const toast = (text: string) => act(() => showToast(text));
const snackbar = (key: string, text: string, run?: () => void) =>
  act(() => showSnackbar({ key, text, ...(run && { action: { label: "Doe iets", run } }) }));

beforeEach(async () => {
  // Fetched before the clock is ours: a fetch takes real time.
  await import("../../../src/ui/messages");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  renderWithTexts(<Page />);
});
afterEach(() => {
  act(() => {
    for (const kind of ["toasts", "snackbars"] as const)
      for (const { key } of messageStore.get()[kind]) removeMessage(kind, key);
  });
  vi.useRealTimers();
});

describe("a toast", () => {
  it("goes after six seconds, and not before", async () => {
    await toast("Uw antwoorden zijn gewist.");
    later(toastTime - 1);
    expect(said()).toEqual(["Uw antwoorden zijn gewist."]);
    later(1);
    expect(said()).toEqual([]);
  });

  it("waits while the pointer is on it, and goes on with the time that was left", async () => {
    await toast("Een");
    later(5000);
    fireEvent.pointerEnter(texts()[0]?.closest("[data-message]")?.parentElement as Element);
    later(60_000);
    expect(said()).toEqual(["Een"]);
    fireEvent.pointerLeave(texts()[0]?.closest("[data-message]")?.parentElement as Element);
    later(999);
    expect(said()).toEqual(["Een"]);
    later(1);
    expect(said()).toEqual([]);
  });

  it("waits while it has the focus", async () => {
    await toast("Een");
    act(() => close().focus());
    later(60_000);
    expect(said()).toEqual(["Een"]);
    act(() => screen.getByLabelText("veld").focus());
    later(toastTime);
    expect(said()).toEqual([]);
  });

  it("waits while nobody can see the page", async () => {
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    await toast("Een");
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    later(60_000);
    expect(said()).toEqual(["Een"]);
    hidden.mockRestore();
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    later(toastTime);
    expect(said()).toEqual([]);
  });

  it("comes five at once; the sixth is shown, with its full time, when there is room", async () => {
    for (const text of ["1", "2", "3", "4", "5", "6", "7"]) await toast(text);
    expect(said()).toEqual(["1", "2", "3", "4", "5"]);
    fireEvent.click(close(1));
    expect(said()).toEqual(["1", "3", "4", "5", "6"]);
    later(toastTime);
    expect(said()).toEqual(["7"]);
    later(toastTime - 1);
    expect(said()).toEqual(["7"]);
  });

  it("is not said twice, shown or waiting", async () => {
    for (const text of ["1", "1", "2", "3", "4", "5", "6", "6"]) await toast(text);
    expect(messageStore.get().toasts.map(({ text }) => text)).toEqual([
      "1",
      "2",
      "3",
      "4",
      "5",
      "6",
    ]);
  });

  it("is text, whatever is in it", async () => {
    await toast("<img src=x onerror=alert(1)>&amp;");
    expect(said()).toEqual(["<img src=x onerror=alert(1)>&amp;"]);
    expect(region.querySelector("img")).toBeNull();
  });
});

describe("a snackbar", () => {
  it("stays until its key is dismissed", async () => {
    await snackbar("verbinding", "Geen verbinding");
    later(3_600_000);
    expect(said()).toEqual(["Geen verbinding"]);
    await act(() => dismissSnackbar("andere"));
    expect(said()).toEqual(["Geen verbinding"]);
    await act(() => dismissSnackbar("verbinding"));
    expect(said()).toEqual([]);
  });

  it("does its one thing, and goes", async () => {
    const run = vi.fn();
    await snackbar("verbinding", "Geen verbinding", run);
    fireEvent.click(within(region).getByRole("button", { name: "Doe iets" }));
    expect(run).toHaveBeenCalledOnce();
    expect(said()).toEqual([]);
  });

  it("has a queue of its own beside the toasts", async () => {
    for (const text of ["1", "2", "3", "4", "5", "6"]) {
      await toast(text);
      await snackbar(`s${text}`, `s${text}`);
    }
    expect(said()).toEqual(["s1", "s2", "s3", "s4", "s5", "1", "2", "3", "4", "5"]);
  });
});

describe("Escape", () => {
  it("takes away the newest, from wherever the focus is", async () => {
    await snackbar("s", "blijft");
    await toast("1");
    await toast("2");
    screen.getByLabelText("veld").focus();
    pressEscape();
    expect(said()).toEqual(["blijft", "1"]);
    expect(screen.getByLabelText("veld")).toHaveFocus();
    pressEscape();
    pressEscape();
    expect(said()).toEqual([]);
  });

  it("takes away the message that has the focus", async () => {
    await toast("1");
    await toast("2");
    act(() => close(0).focus());
    pressEscape();
    expect(said()).toEqual(["2"]);
  });

  it("is left to who used it already", async () => {
    await toast("1");
    const field = screen.getByLabelText("veld");
    field.addEventListener("keydown", event => event.preventDefault(), { once: true });
    fireEvent.keyDown(field, { key: "Escape" });
    expect(said()).toEqual(["1"]);
  });
});

describe("the focus", () => {
  it("goes to the next message, and after the last back to where it came from", async () => {
    await toast("1");
    await toast("2");
    act(() => screen.getByLabelText("veld").focus());
    act(() => close(0).focus());
    await act(async () => void fireEvent.click(close(0)));
    expect(close(0)).toHaveFocus();
    await act(async () => void fireEvent.click(close(0)));
    expect(screen.getByLabelText("veld")).toHaveFocus();
  });
});
