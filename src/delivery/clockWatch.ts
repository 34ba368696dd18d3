import { slackMs } from "./correctDate";
import type { Outbox } from "./outbox";
import type { Platform } from "./platform";

/**
 * Returns a function that compares the device's clock with the monotonic one. When the clock was set ahead
 * since the last call, the dates of all rows move along: rows do not age by a jump.
 */
export function clockWatch({ platform, outbox }: { platform: Platform; outbox: Outbox }) {
  const offset = () => platform.now() - platform.elapsed();
  let known = offset();
  return async (): Promise<void> => {
    const by = offset() - known;
    known += by;
    if (by < slackMs) return;
    for (const { id } of await outbox.statuses())
      await outbox.change(
        id,
        row => row && { ...row, createdAt: Math.min(row.createdAt + by, platform.now()) },
      );
  };
}
