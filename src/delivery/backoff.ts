const baseMs = 1000;
const capMs = 60_000;

/** Full-jitter wait before try number `attempt` (1 = first retry): 0 to min(60 s, 1 s · 2^n). */
export function backoff(attempt: number, random = Math.random): number {
  return random() * Math.min(capMs, baseMs * 2 ** (attempt - 1));
}
