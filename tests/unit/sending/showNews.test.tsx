import { act } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sampleLead } from "../../support/inbox/sampleLead";
import { freshPage, type LeadHost, leadHost, accepted as taken } from "../../support/leadHost";

let host: LeadHost;
let region: HTMLElement;

/** A lead of an earlier visit that is taken now, on a page where nobody asked for it. */
beforeEach(async () => {
  region = document.createElement("div");
  region.id = "messages";
  document.body.replaceChildren(region);
  host = await leadHost();
  await freshPage(host.origin);
  const { renderWithTexts } = await import("../../support/renderWithTexts");
  const { useText } = await import("../../../src/i18n/useText");
  const Page = () => <h1>{useText()("welcome.title")}</h1>;
  renderWithTexts(<Page />);
  await act(() => import("../../../src/ui/messages"));
  await import("../../../src/sending/showNews");
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await host.close();
});

async function sendLater() {
  const { sendLead } = await import("../../../src/delivery/sendLead");
  const { drainWaiting } = await import("../../../src/delivery/drainWaiting");
  const { pageSender } = await import("../../../src/delivery/pageSender");
  host.answers = [{ status: 404 }];
  await sendLead(sampleLead({ id: "" }), []);
  host.answers = [taken];
  // Another lead was sent from this tab meanwhile: what comes now is of an earlier moment.
  const { rememberConfirmation } = await import("../../../src/delivery/confirmation");
  rememberConfirmation({ reference: "ZZ99", brokerId: null });
  return { drainWaiting, rows: () => pageSender.outbox.statuses() };
}

it("keeps a row until its end is painted, also in a tab that nobody looks at", async () => {
  const { drainWaiting, rows } = await sendLater();
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  let over = false;
  const draining = act(() => drainWaiting()).then(() => (over = true));
  await vi.waitFor(() => expect(region.textContent).toContain("AB12"));
  expect(await rows()).toMatchObject([{ state: "accepted" }]);
  // Drained once more meanwhile: neither sent nor said twice.
  const again = drainWaiting();
  for (let painted = 0; painted < 2; painted++) {
    await vi.waitFor(() => expect(frames).toHaveLength(1));
    expect(await rows()).toHaveLength(1);
    expect(over).toBe(false);
    frames.shift()?.(0);
  }
  await Promise.all([draining, again]);
  expect(await rows()).toEqual([]);
  expect(host.posts).toHaveLength(2);
  expect(region.querySelectorAll("[data-message]")).toHaveLength(1);
});

it("on thank-you too, when it is another lead than the one that is shown there", async () => {
  const { drainWaiting, rows } = await sendLater();
  window.history.replaceState(null, "", "/bedankt/");
  await act(() => drainWaiting());
  expect(region.textContent).toContain("AB12");
  expect(await rows()).toEqual([]);
  window.history.replaceState(null, "", "/");
});
