import type { IncomingMessage, ServerResponse } from "node:http";
import { inboxServer } from "./inboxServer";
import { openInbox } from "./openInbox";

/** Begun with the first request: building the site needs no store. */
let begun: ReturnType<typeof begin> | null = null;
async function begin() {
  const server = inboxServer(await openInbox());
  await server.ready();
  return server;
}

/** The inbox for another server on Node, as `gatsby develop` is: answers the request whatever it is. */
export async function developInbox(request: IncomingMessage, response: ServerResponse) {
  begun ??= begin();
  (await begun).routing(request, response);
}
