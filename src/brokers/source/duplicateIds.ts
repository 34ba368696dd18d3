import type { SourceRow } from "./sourceRow";

/** A message for each repeated id, naming all its places. */
export function duplicateIds(rows: readonly SourceRow[]): string[] {
  const places = new Map<string, string[]>();
  for (const row of rows) {
    const id = row.values.id?.trim();
    if (id) places.set(id, [...(places.get(id) ?? []), row.at]);
  }
  return [...places]
    .filter(([, at]) => at.length > 1)
    .map(
      ([id, at]) =>
        `id ${JSON.stringify(id)} stands on ${at.join(" and ")}. Give each its own id, or remove one.`,
    );
}
