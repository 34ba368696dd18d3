/** A failed attempt in one word, for logs and the store: never a message, which may hold an address. */
export function faultName(error: unknown): string {
  const { responseCode, code, status, name } = { ...(error as object), ...nameOf(error) } as {
    responseCode?: unknown;
    code?: unknown;
    status?: unknown;
    name: string;
  };
  const word = [responseCode, status, code].find(
    told => typeof told === "number" || (typeof told === "string" && /^[A-Z_]{2,40}$/.test(told)),
  );
  return String(word ?? name);
}

const nameOf = (error: unknown) => ({ name: error instanceof Error ? error.name : "Error" });
