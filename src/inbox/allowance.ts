const hour = 3_600_000;
/** Most clients that are remembered: about a megabyte. */
const most = 10_000;

/**
 * A rate limit per client, by the generic cell rate algorithm: one number per client, in memory only, the
 * time at which its whole allowance is back. It comes back gradually, so nobody waits for a full hour.
 */
export class Allowance {
  private readonly fullAgain = new Map<string, number>();

  /** How long this client must wait, in ms; 0 when one more is allowed. */
  wait(client: string, perHour: number, now = Date.now()): number {
    const full = Math.max(now, this.fullAgain.get(client) ?? 0);
    return Math.max(0, Math.ceil(full + hour / perHour - now - hour));
  }

  /** Counts one more. The clients that were idle for longest are dropped first. */
  count(client: string, perHour: number, now = Date.now()): void {
    const full = Math.max(now, this.fullAgain.get(client) ?? 0);
    this.fullAgain.delete(client);
    this.fullAgain.set(client, full + hour / perHour);
    for (const [oldest, time] of this.fullAgain) {
      if (time > now && this.fullAgain.size <= most) break;
      this.fullAgain.delete(oldest);
    }
  }

  get size(): number {
    return this.fullAgain.size;
  }
}
