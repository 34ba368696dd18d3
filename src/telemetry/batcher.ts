import { leaveLines, takeLines } from "./leftLines";
import { type Line, lines } from "./lines";
import { type Outcome, postBatch } from "./postBatch";

/** No request holds more. Bytes. */
export const batchBytes = 100_000;
/** What the browser takes along when the page goes away (it allows 64 kB), bytes. */
const farewellBytes = 60_000;
/** More than this does not wait: the oldest goes. Bytes. */
const mostBytes = 400_000;
const everyMs = 15_000;
const longestPauseMs = 300_000;

/**
 * Sends lines of the intake in batches: every 15 s, or as soon as a batch would pass 100 kB. What the
 * intake does not take waits, longer after each failure, and goes with the next page's first batch when
 * this page goes away before. Each batch begins with the line of metadata.
 */
export function startBatcher(url: string) {
  let metadata = "";
  let waiting: Line[] = takeLines();
  let sending: Line[] = [];
  /** The browser finishes this request also when the page is gone; then nobody hears how it ended. */
  let outlives = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let away = false;
  /** Lines that stand in storage while the page is away. */
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
      // One that fits in no batch would block all others.
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
    // Not all visitors at once when the intake is back.
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
    // Another page of this tab may have taken them meanwhile.
    if (left > 0 && takeLines().length === 0) waiting = [];
    left = 0;
    plan();
  }

  /** Nothing is sent any more, and nothing is left. */
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
