import type { Platform } from "./platform";
import type { Status } from "./row";

/** Smaller corrections of a clock are routine (NTP) and ignored. */
export const slackMs = 60_000;

/** The status with a `createdAt` that fits the clock; the same object when nothing changes. */
export function correctDate(status: Status, platform: Pick<Platform, "now" | "notBefore">): Status {
  const now = platform.now();
  const { createdAt, ahead, undated, ...rest } = status;
  if (undated && now >= platform.notBefore) return { ...rest, createdAt: now };
  const kept = { ...rest, ...(undated && { undated }) };
  // The clock was set back in between, and is now past the original date again.
  if (ahead !== undefined && ahead <= now) return { ...kept, createdAt: ahead };
  // From the future: either this clock is wrong or the one at creation was; `ahead` lets a later look decide.
  if (createdAt > now + slackMs) return { ...kept, createdAt: now, ahead: ahead ?? createdAt };
  return status;
}
