import { timeoutSignal } from "../timing/timeoutSignal";

/** Fetches config.json; rejects when it cannot be read or is not JSON. */
export async function fetchConfig(url: string, timeoutMs: number): Promise<unknown> {
  const response = await fetch(url, { cache: "no-cache", signal: timeoutSignal(timeoutMs) });
  if (!response.ok) throw new Error(`config.json answered ${response.status}`);
  return response.json();
}
