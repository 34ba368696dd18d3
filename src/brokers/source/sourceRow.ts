/** One broker as the source wrote it, before any check. */
export interface SourceRow {
  /** Where it stands, in words: "line 12" of a CSV, "entry 3" of a JSON list. */
  at: string;
  /** Column name (lower case) -> text. */
  values: Readonly<Record<string, string>>;
  /** Why the row cannot be read at all, with the repair. */
  problem?: string;
}
