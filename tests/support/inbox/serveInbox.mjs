import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";

// Serves a compiled inbox as `gatsby serve` does, with Gatsby's own middleware, until it is killed:
//   node serveInbox.mjs FOLDER          prints "port N" when it listens
//   node serveInbox.mjs FOLDER plain    without Gatsby's middleware, whose reporter ends the process
//                                       when a file outgrows its limit; a full disk does not do that
const [, , folder = "", how] = process.argv;
const load = createRequire(import.meta.url);

function gatsbyMiddleware() {
  const functions = JSON.parse(
    readFileSync(join(folder, ".cache/functions/manifest.json"), "utf8"),
  );
  const { functionMiddlewares } = load("gatsby/dist/internal-plugins/functions/middleware");
  return functionMiddlewares({ getFunctions: () => functions });
}

const app = load("express")();
const handlers =
  how === "plain" ? [load(join(folder, ".cache/functions/leads.js")).default] : gatsbyMiddleware();
app.use("/familiale-verzekering/api/*", ...handlers);
const server = createServer(app);
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address && typeof address === "object") process.stdout.write(`port ${address.port}\n`);
});
