/** Whether an absolute address is `https:`, or `http:` on this very machine (development). */
export function secureUrl(value: string): boolean {
  try {
    const { protocol, hostname } = new URL(value);
    return protocol === "https:" || (protocol === "http:" && hostname === "localhost");
  } catch {
    return false;
  }
}
