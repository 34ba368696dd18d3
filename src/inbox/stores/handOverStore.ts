import type { Channel, ClaimedHandOver, HandOver, WaitingHandOver } from "./handOver";

/**
 * The transactional outbox. A claimed hand-over is this process' until its lease ends; then any process may claim
 * it again, so each is tried at least once and may be tried twice. The calls after a claim take the row as it
 * was claimed: when the lease was lost to another process meanwhile, `again` and `failed` change nothing
 * (the other one decides) and `done` still counts.
 */
export interface HandOverStore {
  /** Claims at most so many that are due, oldest first, and counts an attempt for each.
   * @param leaseMs how long an attempt may take, all of the batch together */
  claim(now: Date, most: number, leaseMs: number): Promise<ClaimedHandOver[]>;
  /** It arrived. */
  done(handOver: ClaimedHandOver): Promise<void>;
  /** It did not; try at that time. @param error its name only */
  again(handOver: ClaimedHandOver, at: Date, error: string): Promise<void>;
  /** It did not, and is not tried any more. @param error its name only
   * @param instead a way that begins with this one's end, in one transaction; once for a lead */
  failed(handOver: ClaimedHandOver, error: string, instead?: Channel): Promise<void>;
  /** Sets what failed or waits of this lead to be tried at once, with a fresh count of attempts.
   * @returns how many */
  reopen(reference: string, now: Date): Promise<number>;
  /** All that wait or failed, those that failed first, then by time. */
  open(): AsyncIterable<HandOver>;
  /** For `/ready` and metrics: how many wait, how many of these were due before `since`, how many failed. */
  stuck(since: Date): Promise<{ waiting: number; overdue: number; failed: number }>;
  /** Of the lead that has waited longest, what waits; null when nothing does. */
  longestWaiting(): Promise<WaitingHandOver | null>;
}
