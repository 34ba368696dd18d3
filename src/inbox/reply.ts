/** An HTTP response; every body is JSON. */
export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** The code of a refusal. */
  code?: string;
  /** For the log: kind and place of an error of ours, without its message, which could hold somebody's answers. */
  fault?: string;
}

/** Never cacheable. */
export function reply(
  status: number,
  content: object,
  headers: Record<string, string> = {},
): Reply {
  return {
    status,
    headers: { "Content-Type": "application/json", "Cache-Control": "no-store", ...headers },
    body: JSON.stringify(content),
  };
}
