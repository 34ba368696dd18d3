import type { Config } from "../settings/config";

/** Clock, chance, network and locks, as sending sees them: those of a page, of the worker or of a test. */
export interface Platform {
  /** The device's clock, ms since 1970; it may be wrong and may jump. */
  now(): number;
  /** When the site was built at the earliest: a clock that shows less is wrong. */
  notBefore: number;
  /** Monotonic clock, ms. */
  elapsed(): number;
  /** 0 to below 1. */
  random(): number;
  sleep(ms: number): Promise<void>;
  /** False when the browser is sure that there is no connection. */
  online(): boolean;
  fetch(url: string, init: RequestInit): Promise<Response>;
  /** A valid config.json; rejects rather than fall back to defaults. */
  config(): Promise<Config>;
  /** The address of a path of this site. */
  url(path: string): string;
  /** A lead's id: the same for the same content, on every page. */
  idOf(content: string): Promise<string>;
  /** Missing in browsers of 2021 and on plain http. */
  locks?: LockManager | undefined;
}
