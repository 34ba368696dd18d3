/** What the worker's code needs of its surroundings; TypeScript's types are either for pages or for workers. */
export interface FetchEvent {
  request: Request;
  clientId: string;
  resultingClientId: string;
  preloadResponse?: Promise<Response | undefined>;
  waitUntil(work: Promise<unknown>): void;
}

/** What workbox hands to a route's handler. */
export interface Asked {
  url: URL;
  event: FetchEvent;
}

export type Answer = (asked: Asked) => Promise<Response>;
