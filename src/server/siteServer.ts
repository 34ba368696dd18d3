import type { FastifyInstance } from "fastify";
import type { Inbox } from "../inbox/inbox";
import { faultPages } from "./faultPages";
import { fileHeaders } from "./fileHeaders";
import { leadRoutes } from "./leadRoutes";
import { newServer } from "./newServer";
import type { ServerSettings } from "./settings";
import { siteFiles } from "./siteFiles";
import { thirdPartyProxy } from "./thirdPartyProxy";

/**
 * The whole site: pages and files, the inbox, and the proxy for third-party scripts.
 * @param folder the built `public/`
 * @param may what was set: scripts that the proxy may fetch, origins of the policy, origins that may send leads
 */
export function siteServer(
  folder: string,
  inbox: Inbox,
  may: Pick<ServerSettings, "scripts" | "connect" | "origins">,
): FastifyInstance {
  const headers = fileHeaders(folder, may);
  const { notFound, failed } = faultPages(folder, headers);
  const app = newServer(notFound);
  app.setErrorHandler(failed);
  leadRoutes(app, inbox, may.origins);
  siteFiles(app, folder, headers);
  thirdPartyProxy(app, may.scripts);
  return app;
}
