import type { FastifyInstance } from "fastify";
import type { Inbox } from "../inbox/inbox";
import { answerLead, leadRoutes } from "./leadRoutes";
import { newServer } from "./newServer";

/** The inbox alone, for a site whose pages are elsewhere: it refuses every other address too. */
export function inboxServer(inbox: Inbox, origins: readonly string[] = []): FastifyInstance {
  const app = newServer(answerLead(inbox));
  leadRoutes(app, inbox, origins);
  return app;
}
