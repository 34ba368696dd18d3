import { statSync } from "node:fs";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { answerTo } from "../hosting/answerTo";
import { classOf } from "../hosting/classOf";
import type { FileClass } from "../hosting/manifest";
import { site } from "../settings/site";
import type { FileHeaders } from "./fileHeaders";

declare module "fastify" {
  interface FastifyReply {
    /** The file of the site that is sent, by its path in `public/`; "" for none. */
    file: string;
  }
}

/** Others may be replaced on a host, beside a compressed copy of what they were before. */
const compressed: readonly FileClass[] = ["page", "data", "hashed", "drawing"];

/** Whether `folder` has this file. */
export const fileIn = (folder: string) => (file: string) => {
  try {
    return statSync(path.join(folder, file)).isFile();
  } catch {
    // Not there, or no name that a file could have.
    return false;
  }
};

/** Serves `folder` below the base path, as the manifest says. A `.br` or `.gz` of a file goes to browsers that take it. */
export function siteFiles(app: FastifyInstance, folder: string, headers: FileHeaders): void {
  const has = fileIn(folder);
  app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    suppressWarning: true,
  });
  app.decorateReply("file", "");
  // A hook, because `@fastify/static` has types of its own.
  app.addHook("onSend", async (_request, reply) => {
    if (reply.file !== "") reply.headers(headers(reply.file));
  });
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const { url = "", headers: asked } = request.raw;
    const [pathname = ""] = url.split("?");
    const answer = answerTo(pathname, url.slice(pathname.length), has);
    if (answer.status === 301) return reply.redirect(answer.location, 301);
    if (answer.status !== 200) return reply.callNotFound();
    reply.file = answer.file;
    if (!compressed.includes(classOf(answer.file))) delete asked["accept-encoding"];
    return reply.sendFile(answer.file);
  };
  if (site.basePath) app.get(site.basePath, send);
  app.get(`${site.basePath}/*`, send);
}
