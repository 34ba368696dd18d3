const hour = 3_600_000;
/** How many senders are remembered at most: about a megabyte. */
const most = 10_000;

/**
 * How much each sender may still do. One number per sender, in memory only, forgotten within an
 * hour: the time at which all of the allowance would be back (the generic cell rate algorithm). A
 * pause gives it back little by little, so nobody waits for a full hour.
 */
export class Allowance {
  private readonly fullAgain = new Map<string, number>();

  /** How long this sender must wait, in ms; 0 when one more is fine. */
  wait(sender: string, perHour: number, now = Date.now()): number {
    const full = Math.max(now, this.fullAgain.get(sender) ?? 0);
    return Math.max(0, Math.ceil(full + hour / perHour - now - hour));
  }

  /** One more was done. The senders who did nothing for longest are forgotten first. */
  count(sender: string, perHour: number, now = Date.now()): void {
    const full = Math.max(now, this.fullAgain.get(sender) ?? 0);
    this.fullAgain.delete(sender);
    this.fullAgain.set(sender, full + hour / perHour);
    for (const [oldest, time] of this.fullAgain) {
      if (time > now && this.fullAgain.size <= most) break;
      this.fullAgain.delete(oldest);
    }
  }

  get size(): number {
    return this.fullAgain.size;
  }
}
