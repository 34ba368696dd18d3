import type { Letter, Status } from "./row";

/** A place that keeps letters and how it stands with them: the device's database, or memory. */
export interface Shelf {
  add(letter: Letter, status: Status): Promise<void>;
  letter(id: string): Promise<Letter | undefined>;
  statuses(): Promise<Status[]>;
  /**
   * Replaces a status in one step, so that two pages cannot do it at once; undefined erases the row.
   * The letter goes as soon as the new state is an end. Gives the new status.
   */
  change(
    id: string,
    by: (status: Status | undefined) => Status | undefined,
  ): Promise<Status | undefined>;
}
