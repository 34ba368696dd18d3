/** What goes back over HTTP; every answer is JSON. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** An answer with a JSON body; never to be cached. */
export function answer(
  status: number,
  content: object,
  headers: Record<string, string> = {},
): Answer {
  return {
    status,
    headers: { "Content-Type": "application/json", "Cache-Control": "no-store", ...headers },
    body: JSON.stringify(content),
  };
}
