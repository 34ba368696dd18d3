import { mkdtempSync, rmSync } from "node:fs";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import leads, { config } from "../../../src/api/leads";

type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;
interface Express {
  (): RequestListener & { use: (path: string, ...handlers: Middleware[]) => void };
  raw: (options: unknown) => Middleware;
  text: (options: unknown) => Middleware;
  urlencoded: (options: unknown) => Middleware;
  json: (options: unknown) => Middleware;
}

const load = createRequire(import.meta.url);

/** The inbox on a real port, mounted in the order of Gatsby's own middleware
 * (gatsby/dist/internal-plugins/functions/middleware.js), with a store of its own. */
export async function startInbox() {
  const folder = mkdtempSync(join(tmpdir(), "inbox-"));
  const db = join(folder, "data", "leads.sqlite");
  process.env.LEADS_DB = db;
  const express = load("express") as Express;
  const multer = load("multer") as () => { any: () => Middleware };
  const app = express();
  const { raw, text, urlencoded, json } = config.bodyParser ?? {};
  app.use(
    "/familiale-verzekering/api/leads",
    multer().any(),
    express.raw(raw),
    express.text(text),
    express.urlencoded(urlencoded),
    express.json(json),
    (req, res) => void leads(req as GatsbyFunctionRequest, res as GatsbyFunctionResponse),
  );
  const server = createServer(app);
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/familiale-verzekering/api/leads`,
    port,
    folder,
    db,
    stop: async () => {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
