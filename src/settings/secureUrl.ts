/** Whether an absolute address is `https:`, or `http:` on this machine (development). */
export function secureUrl(value: string): boolean {
  try {
    const { protocol, hostname } = new URL(value);
    return protocol === "https:" || (protocol === "http:" && hostname === "localhost");
  } catch {
    return false;
  }
}

/** As `isEndpoint`, with a placeholder for the screen's name. */
export function isLoadPath(value: string): boolean {
  const plain = value.replace(/\{\{(?:lng|ns)\}\}/g, "x");
  return value.includes("{{ns}}") && !/[{}]/.test(plain) && isEndpoint(plain);
}

/** A path under the base path, or a secure absolute address. */
export function isEndpoint(value: string): boolean {
  return value !== "" && (!/^[a-z][a-z\d+.-]*:|^\/\//i.test(value) || secureUrl(value));
}
