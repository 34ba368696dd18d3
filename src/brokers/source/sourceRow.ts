/** One unchecked row of the source. */
export interface SourceRow {
  /** Its place, for messages: "line 12" of a CSV, "entry 3" of a JSON list. */
  at: string;
  /** By column name in lower case. */
  values: Readonly<Record<string, string>>;
  /** Why the row cannot be read, and the repair. */
  problem?: string;
}
