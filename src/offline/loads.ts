import { site } from "../settings/site";
import { type Build, list } from "./stores";

/**
 * The build that each page (client) takes its data from, so that it never gets those of two. Noted in a cache, since
 * browsers stop an idle worker after seconds; what app-data.json said is asked for again by Gatsby instead.
 */
const fromStore = new Map<string, Build>();
const appData = new Map<string, Promise<Build | undefined>>();

const notes = `${site.basePath}/stored-loads/`;
const worker = self as unknown as { clients: { get(id: string): Promise<unknown> } };

export const loads = {
  /** From now on the page is given the data of this stored build, whatever the host has. */
  async setStored(client: string, build: Build): Promise<void> {
    fromStore.set(client, build);
    const noted = await caches.open(list);
    await noted.put(notes + client, new Response(build));
    for (const { url } of await noted.keys()) {
      const [, id] = url.split(notes);
      if (id && !fromStore.has(id) && !(await worker.clients.get(id))) await noted.delete(url);
    }
  },
  async storedFor(client: string): Promise<Build | undefined> {
    return (
      fromStore.get(client) ?? (await caches.match(notes + client, { cacheName: list }))?.text()
    );
  },
  /** The page was given the app-data.json of this build. */
  setBuild: (client: string, build: Promise<Build | undefined>) => void appData.set(client, build),
  buildOf: (client: string) => appData.get(client) ?? Promise.resolve(undefined),
};
