/** One line of newline-delimited JSON, without its end. */
export interface Line {
  text: string;
  /** In UTF-8, with its end. */
  bytes: number;
}

const encoder = new TextEncoder();

export const lineOf = (text: string): Line => ({ text, bytes: encoder.encode(text).length + 1 });

/** The lines of a payload; there is always a first one. */
export function lines(payload: string): [Line, ...Line[]] {
  const [first = "", ...more] = payload.split("\n").filter(Boolean);
  return [lineOf(first), ...more.map(lineOf)];
}
