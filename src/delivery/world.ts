import type { Config } from "../settings/config";

/** All that sending asks of its surroundings: a page's, a worker's, or those of an experiment. */
export interface World {
  /** The device's clock, milliseconds since 1970; it may be wrong and may jump. */
  now(): number;
  /** Milliseconds that only go forward; for how long somebody waits. */
  elapsed(): number;
  /** 0 to below 1. */
  random(): number;
  sleep(ms: number): Promise<void>;
  /** False when the browser is sure that there is no connection. */
  online(): boolean;
  fetch(url: string, init: RequestInit): Promise<Response>;
  /** A valid config.json as read from the host; rejects rather than guess. */
  config(): Promise<Config>;
  /** The whole address of a path of this site. */
  url(path: string): string;
  /** The id of a lead: the same for the same content, whichever page asks. */
  idOf(content: string): Promise<string>;
  /** Missing in browsers of 2021 and on plain http. */
  locks?: LockManager | undefined;
}
