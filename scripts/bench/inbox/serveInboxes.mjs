import { startServer } from "../../startServer.mjs";

/** Servers on one store. @param {string} store @param {number} count */
export async function serveInboxes(store, count) {
  const env = { LEADS_STORE: store, LEADS_PER_HOUR: "0" };
  const servers = [await startServer("inbox", env)];
  // The first one makes the tables.
  while (servers.length < count) servers.push(await startServer("inbox", env));
  return {
    urls: servers.map(({ origin }) => `${origin}/familiale-verzekering/api/leads`),
    pid: servers[0]?.pid ?? 0,
    stop: () => Promise.all(servers.map(server => server.stop())),
  };
}
