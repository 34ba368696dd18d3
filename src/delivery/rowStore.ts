import type { Payload, Status } from "./row";

/** Storage of rows: the device's database, or memory. */
export interface RowStore {
  add(payload: Payload, status: Status): Promise<void>;
  payload(id: string): Promise<Payload | undefined>;
  statuses(): Promise<Status[]>;
  /**
   * Replaces a status atomically across pages; undefined erases the row. In an end state the payload is
   * erased with it. Resolves to the new status.
   */
  change(
    id: string,
    by: (status: Status | undefined) => Status | undefined,
  ): Promise<Status | undefined>;
}
