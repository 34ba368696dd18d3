/** Declared here, because TypeScript's libraries are either for pages or for workers. */
export interface FetchEvent {
  request: Request;
  clientId: string;
  resultingClientId: string;
  preloadResponse?: Promise<Response | undefined>;
  waitUntil(work: Promise<unknown>): void;
}

/** The argument of a workbox route handler. */
export interface Asked {
  url: URL;
  event: FetchEvent;
}

export type Answer = (asked: Asked) => Promise<Response>;
