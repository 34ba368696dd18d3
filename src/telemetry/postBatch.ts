import { timeoutSignal } from "../timing/timeoutSignal";

const timeoutMs = 10_000;

/** Accepted, to be retried, or rejected for good. */
export type Outcome = "taken" | "later" | "never";

/** Posts one batch to the intake. `keepalive`: the request outlives the page (up to 64 kB). */
export async function postBatch(
  url: string,
  body: string,
  keepalive: boolean,
  stopped: AbortSignal,
): Promise<Outcome> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/x-ndjson" },
      body,
      keepalive,
      credentials: "omit",
      signal: anyOf(stopped, timeoutSignal(timeoutMs)),
    });
    const page = response.headers.get("Content-Type")?.includes("html");
    if (response.ok) return page ? "later" : "taken";
    const { status } = response;
    return status >= 500 || status === 408 || status === 429 ? "later" : "never";
  } catch {
    return "later";
  }
}

/** `AbortSignal.any` is missing in browsers of 2022. */
function anyOf(...signals: AbortSignal[]): AbortSignal {
  const both = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) both.abort();
    signal.addEventListener("abort", () => both.abort());
  }
  return both.signal;
}
