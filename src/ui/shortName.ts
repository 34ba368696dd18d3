/** A file name of at most `max` UTF-16 units, keeping its extension and never splitting a character. */
export function shortName(name: string, max: number): string {
  if (name.length <= max) return name;
  const ending = /\.[^.]{1,9}$/.exec(name)?.[0] ?? "";
  const stem = name.slice(0, Math.max(0, max - ending.length - 1)).replace(/[\uD800-\uDBFF]$/, "");
  return `${stem}…${ending}`;
}
