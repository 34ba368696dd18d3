import type { BrowserContext, Page, Request } from "@playwright/test";
import { outboxRows } from "./outboxRows";

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));
/** One leap; shorter than the sender's shortest limit, so that none runs out by a leap alone. */
const leapMs = 2500;

/**
 * The time of all pages of a context. It flies, but never past work that is real: it waits for
 * requests that will be answered, and for the database.
 * @param stalled how many requests are left without an answer
 * @param probe a page of the same origin that does nothing by itself
 */
export async function browserTime(context: BrowserContext, probe: Page, stalled: () => number) {
  await context.clock.install();
  const under = new Map<Request, Page>();
  context.on("request", request => {
    // The page of a navigation is not known yet, and nobody flies meanwhile.
    if (!request.isNavigationRequest()) under.set(request, request.frame().page());
  });
  for (const end of ["requestfinished", "requestfailed"] as const)
    context.on(end as "requestfinished", request => under.delete(request));
  context.on("page", page =>
    page.on("close", () => {
      for (const [request, owner] of under) if (owner === page) under.delete(request);
    }),
  );
  let wrongBy = 0;
  const time = {
    /** Milliseconds that flew by. */
    flown: 0,
    /** Returns once nothing is under way but what will never be answered. */
    async settle() {
      for (let look = 0; look < 150; look++) {
        if (under.size <= stalled()) {
          await outboxRows(probe);
          if (under.size <= stalled()) return;
        }
        await pause(20);
      }
      // Requests of pages that were left have no end that is told.
      under.clear();
    },
    async flyTo(ms: number) {
      while (time.flown < ms) {
        await time.settle();
        const leap = Math.min(leapMs, ms - time.flown);
        await context.clock.fastForward(leap);
        time.flown += leap;
      }
      await time.settle();
    },
    /** A clock that somebody sets; nothing else happens by it. */
    async setClock(by: number) {
      wrongBy += by;
      const now = await probe.evaluate(() => Date.now());
      await context.clock.setSystemTime(now + by);
    },
    rightClock: () => time.setClock(-wrongBy),
  };
  return time;
}
