/**
 * Whether an absolute address is `https:`, or `http:` on this machine (development). Not with a user name: that
 * passes for a host's name (`https://bank.example@elsewhere.example/`), and nothing can be fetched from there.
 * Nor with a % in the host, by which Chromium takes `https://a b.example` for an address.
 */
export function secureUrl(value: string): boolean {
  try {
    return /^(https:\/\/[^/@%]+|http:\/\/localhost(:\d+)?)\//.test(new URL(value).href);
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
