/** Whether an absolute address is `https:`, or `http:` on this very machine (development). */
export function secureUrl(value: string): boolean {
  try {
    const { protocol, hostname } = new URL(value);
    return protocol === "https:" || (protocol === "http:" && hostname === "localhost");
  } catch {
    return false;
  }
}

/** Where leads may go: a path under the base path, or a secure absolute address. */
export function isEndpoint(value: string): boolean {
  return value !== "" && (!/^[a-z][a-z\d+.-]*:|^\/\//i.test(value) || secureUrl(value));
}
