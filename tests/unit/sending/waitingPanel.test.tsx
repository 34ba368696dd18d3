import { screen } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, expect, it, vi } from "vitest";
import { createSender } from "../../../src/delivery/createSender";
import { openOutbox } from "../../../src/delivery/outbox";
import { newStatus, type Status } from "../../../src/delivery/row";
import { readableDate } from "../../../src/language/readableDate";
import { WaitingPanel } from "../../../src/sending/WaitingPanel";
import { sampleLead } from "../../support/inbox/sampleLead";
import { platformWith } from "../../support/platformWith";
import { renderWithTexts } from "../../support/renderWithTexts";

const lead = sampleLead();
const show = (status: Partial<Status>, createdAt: number) =>
  renderWithTexts(
    <WaitingPanel
      row={{ ...newStatus(lead.id, null, createdAt), ...status, lead, documents: [] }}
      onErase={() => {}}
    />,
  );
const until = /nog versturen tot en met (.+)\.$/;

afterEach(() => vi.useRealTimers());

it("the day that is named is the last on which it is sent at any hour", async () => {
  const times = fc.date({
    ...{ min: new Date("2026-01-01"), max: new Date("2030-01-01"), noInvalidDate: true },
  });
  await fc.assert(
    fc.asyncProperty(times, async kept => {
      const { unmount } = show({}, kept.getTime());
      const named = until.exec(screen.getByText(until).textContent ?? "")?.[1];
      unmount();
      // The last moment of each of the next days, in the visitor's own zone.
      const last = (after: number) =>
        new Date(kept.getFullYear(), kept.getMonth(), kept.getDate() + after, 23, 59, 59, 999);
      const iso = (date: Date) =>
        [date.getFullYear(), date.getMonth() + 1, date.getDate()].join("-");
      const sent: string[] = [];
      for (const after of [1, 2, 3, 4]) {
        const outbox = openOutbox();
        let now = kept.getTime();
        const platform = platformWith({ now: () => now, elapsed: () => now });
        await createSender(platform, outbox).enqueue(lead, []);
        now = last(after).getTime();
        const [result] = await createSender(platform, outbox).drain();
        if (result?.kind === "accepted") sent.push(readableDate(iso(last(after))));
      }
      expect(named).toBe(sent.at(-1));
    }),
    { numRuns: 30 },
  );
});

it.each<[string, Partial<Status>]>([
  ["it is in this page's memory only", { kept: "page" }],
  ["the clock was surely wrong when it was kept", { undated: true }],
])("no day is named where %s", (_, status) => {
  show(status, Date.UTC(2026, 10, 27));
  expect(screen.queryByText(until)).toBeNull();
  expect(screen.getByRole("button", { name: /^Wis mijn aanvraag/ })).toBeVisible();
});
