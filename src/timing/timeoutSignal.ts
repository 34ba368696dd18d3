/** A signal that aborts after `ms`; `AbortSignal.timeout` is missing on phones of 2021. */
export function timeoutSignal(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
}
