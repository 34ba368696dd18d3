/** A row by column; numbers that a database gives as text are converted where they are read. */
export type Row = Record<string, unknown>;

/** What a statement can be given. */
export type Value = string | number | null | Uint8Array;

/** Runs statements, written as PostgreSQL numbers them: `$1`. */
export interface Sql {
  readonly dialect: "sqlite" | "postgres";
  /** Without values it may be several statements. @throws StoreError, or the driver's error of a mistake */
  query(text: string, values?: readonly Value[]): Promise<Row[]>;
}

/** A database, whichever. Its methods may be called at the same time. */
export interface Database extends Sql {
  /** As people may see it: a file, or an address without password. */
  readonly place: string;
  /**
   * Runs `work` in a transaction that may write, alone among those of the same rows; committed, and on the
   * disk, when this resolves. Rolled back when `work` throws.
   */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** @throws StoreError when it cannot be written now */
  ready(): Promise<void>;
  /** @throws StoreError when its disk has no room for so many bytes more, as far as that can be known */
  room(bytes: number): void;
  /** Removes what erased rows left behind in logs. */
  purge(): Promise<void>;
  /** Writes a copy to a new file. @throws StoreError when the database has its own tool for that */
  backUp(file: string): Promise<void>;
  /** Once more does no harm. */
  close(): Promise<void>;
}
