/** One question of the visitor: until when its files are wanted, and from when the network may be asked. */
export interface SearchTurn {
  /** Aborted by the next question, and by leaving. */
  readonly signal: AbortSignal;
  /** Resolves when typing has paused. What is on the device already does not wait for it. */
  readonly pause: Promise<void>;
}

/** A turn whose network waits for `pauseMs`. */
export function searchTurn(signal: AbortSignal, pauseMs: number): SearchTurn {
  return { signal, pause: new Promise(resolve => setTimeout(resolve, pauseMs)) };
}
