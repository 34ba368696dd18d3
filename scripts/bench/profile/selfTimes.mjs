/**
 * @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tts?: number, tdur?: number,
 *   args?: { data?: { url?: string, documentLoaderURL?: string } } }} TraceEvent
 */

/** What an event of Chromium's trace is spent on; the rest counts for what it stands in. @type {[RegExp, string][]} */
const causes = [
  [/^ParseHTML$|^ParseAuthorStyleSheet$/, "reading HTML and styles"],
  [/^(?:UpdateLayoutTree|RecalculateStyles)$/, "style"],
  [/^Layout$/, "layout"],
  [/^(?:PrePaint|Paint|PaintImage|Layerize|Commit|UpdateLayer|CompositeLayers)$/, "painting"],
  [/GC/, "collecting garbage"],
];
const started = /^EvaluateScript$/;
const called =
  /^(?:FunctionCall|RunMicrotasks|TimerFire|EventDispatch|FireAnimationFrame|XHR|FireIdle)/;

/** @param {TraceEvent} event @returns {string | undefined} */
function causeOf({ name, args }) {
  const [, cause] = causes.find(([pattern]) => pattern.test(name)) ?? [];
  if (cause) return cause;
  const file =
    args?.data?.url
      ?.split("/")
      .at(-1)
      ?.replace(/-[0-9a-f]{10}(?=\.js$)/, "") ?? "";
  if (started.test(name)) return file.endsWith(".js") ? "starting scripts" : "inline scripts";
  if (!called.test(name)) return undefined;
  return file.startsWith("framework") ? "React, with the pieces it calls" : "other code";
}

/**
 * Processor time by cause (ms) of the thread that draws the page, from the beginning of its load until `until` (µs of the
 * trace): each moment counts for the innermost event with a cause.
 * @param {readonly TraceEvent[]} events all of one thread @param {number} from @param {number} until
 */
export function selfTimes(events, from, until) {
  /** @type {Map<string, number>} */
  const times = new Map();
  /** @type {{ end: number, cause: string, inside: number, tdur: number }[]} */
  const open = [];
  const close = () => {
    const last = open.pop();
    if (!last) return;
    times.set(last.cause, (times.get(last.cause) ?? 0) + (last.tdur - last.inside) / 1000);
    const around = open.at(-1);
    if (around) around.inside += last.tdur;
  };
  const all = events
    .filter(({ ph, ts, dur }) => ph === "X" && dur !== undefined && ts >= from && ts <= until)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  for (const event of all) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= event.ts) close();
    const around = open.at(-1)?.cause;
    const cause = causeOf(event) ?? around ?? "the browser's own";
    open.push({ end: event.ts + (event.dur ?? 0), cause, inside: 0, tdur: event.tdur ?? 0 });
  }
  while (open.length > 0) close();
  return times;
}
