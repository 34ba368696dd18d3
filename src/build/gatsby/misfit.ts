import type { Repair } from "./repair";
import { upstream } from "./upstream";

/** The error for a repair whose target changed, and what to do. */
export function misfit(
  { name, upstream: bent, reason }: Pick<Repair, "name" | "upstream" | "reason">,
  what: string,
  found: number,
  expected: number | string,
): Error {
  const error = new Error(
    `Repair "${name}" does not fit any more: ${what} was found ${found} times, expected: ${expected}. It was written against ${bent} ${upstream[bent]}. Why it is there: ${reason} Mend it in src/build/gatsby, or take it out if ${bent} does without it now (docs/gatsby.md).`,
  );
  error.name = "Misfit";
  return error;
}
