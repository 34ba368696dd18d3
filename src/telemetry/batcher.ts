import { leaveLines, takeLines } from "./leftLines";
import { type Line, lines } from "./lines";
import { type Outcome, postBatch } from "./postBatch";

/** Largest request, in bytes. */
export const batchBytes = 100_000;
/** Largest keepalive request, in bytes (browsers allow 64 kB). */
const farewellBytes = 60_000;
/** Largest queue, in bytes; beyond it the oldest lines are dropped. */
const mostBytes = 400_000;
const everyMs = 15_000;
const longestPauseMs = 300_000;

/**
 * Posts lines to the intake in batches: every 15 s, or as soon as a batch would exceed 100 kB. Failed batches are
 * retried with increasing waits, by the next page of this tab if this one unloads first. Each batch begins
 * with the metadata line.
 */
export function startBatcher(url: string) {
  let metadata = "";
  let waiting: Line[] = takeLines();
  let sending: Line[] = [];
  /** A keepalive request outlives the page; its result is then unknown. */
  let outlives = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let away = false;
  /** Lines saved in storage while the page is hidden. */
  let left = 0;
  let stopped = false;
  const abort = new AbortController();

  const size = (some: readonly Line[]) => some.reduce((sum, { bytes }) => sum + bytes, 0);
  const room = (limit: number) => limit - lines(metadata)[0].bytes;

  function add(payload: string): void {
    if (stopped) return;
    const [first, ...more] = lines(payload);
    metadata = first.text;
    for (const line of more) {
      // A line that fits in no batch would block all others.
      if (line.bytes > room(batchBytes)) continue;
      if (size(waiting) + line.bytes > room(batchBytes) && failures === 0) send();
      waiting.push(line);
    }
    while (size(waiting) > mostBytes) waiting.shift();
    if (away) leave();
    plan();
  }

  function plan(): void {
    if (timer !== undefined || stopped || waiting.length === 0) return;
    const pause = Math.min(longestPauseMs, everyMs * 2 ** failures);
    // Jitter: not all visitors at once when the intake is back.
    const ms = failures ? pause * (0.75 + Math.random() / 2) : pause;
    timer = setTimeout(() => {
      timer = undefined;
      send();
    }, ms);
  }

  function send(limit = batchBytes): void {
    if (sending.length > 0 || stopped || !metadata) return;
    clearTimeout(timer);
    timer = undefined;
    let bytes = 0;
    const count = waiting.findIndex(line => {
      bytes += line.bytes;
      return bytes > room(limit);
    });
    sending = count < 0 ? waiting : waiting.slice(0, count);
    waiting = count < 0 ? [] : waiting.slice(count);
    if (sending.length === 0) return;
    outlives = limit < batchBytes;
    const body = [metadata, ...sending.map(({ text }) => text), ""].join("\n");
    void postBatch(url, body, outlives, abort.signal).then(settle);
  }

  function settle(outcome: Outcome): void {
    if (stopped) return;
    if (outcome === "later") waiting = [...sending, ...waiting];
    sending = [];
    failures = outcome === "taken" ? 0 : failures + 1;
    if (away) leave();
    if (outcome === "taken" && size(waiting) > room(batchBytes)) send();
    plan();
  }

  function leave(): void {
    left = leaveLines(outlives ? waiting : [...sending, ...waiting]);
  }

  /** The page is hidden or goes away; `stays`: to another page of ours, which will send the rest. */
  function hide(stays: boolean): void {
    away = true;
    if (!stays && failures === 0) send(farewellBytes);
    leave();
  }

  function show(): void {
    if (!away) return;
    away = false;
    // Another page of this tab may have sent them in between.
    if (left > 0 && takeLines().length === 0) waiting = [];
    left = 0;
    plan();
  }

  /** Stops sending and drops everything. */
  function stop(): void {
    stopped = true;
    waiting = [];
    sending = [];
    clearTimeout(timer);
    abort.abort();
    leaveLines([]);
  }

  return { add, hide, show, stop };
}
