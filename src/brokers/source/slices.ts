/** Splits a list into parts of `size`; the last may be shorter. */
export function slices<T>(list: readonly T[], size: number): (readonly T[])[] {
  const pieces: (readonly T[])[] = [];
  for (let from = 0; from < list.length; from += size) pieces.push(list.slice(from, from + size));
  return pieces;
}
