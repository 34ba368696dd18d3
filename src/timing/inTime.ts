/** Resolves like `work`; rejects after `ms`. Some browser APIs never answer. */
export function inTime<T>(work: Promise<T>, ms = 3000): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(refuse, ms, new Error("no answer"));
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
