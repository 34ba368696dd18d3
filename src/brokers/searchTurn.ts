/** The lifetime of one search. */
export interface SearchTurn {
  /** Aborted by the next search and on leaving. */
  readonly signal: AbortSignal;
  /** Resolves when typing has paused. Only the network waits for it. */
  readonly pause: Promise<void>;
}

/** A turn that lets the network wait for `pauseMs`. */
export function searchTurn(signal: AbortSignal, pauseMs: number): SearchTurn {
  return { signal, pause: new Promise(resolve => setTimeout(resolve, pauseMs)) };
}
