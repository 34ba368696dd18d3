import { site } from "../settings/site";

/*
 * One cache per build: what is in it was made together and is used together. No name contains
 * "runtime": the offline plugin's own clean-up deletes such caches, other sites' too.
 */
const prefix = `${site.basePath.slice(1)}:`;
const list = `${prefix}list`;
const listKey = `${site.basePath}/stored-builds`;

/** A build by its webpackCompilationHash. */
export type Build = string;

export const storeName = (build: Build) => prefix + build;

/** Builds that are stored whole, the one to use first; the second may still be open in some tab. */
export async function storedBuilds(): Promise<Build[]> {
  const kept = await caches.match(listKey, { cacheName: list });
  return kept ? kept.json() : [];
}

/** From now on this build is the one to use; older ones than the last go. */
export async function chooseBuild(build: Build): Promise<void> {
  const builds = [build, ...(await storedBuilds()).filter(other => other !== build)].slice(0, 2);
  await (await caches.open(list)).put(listKey, new Response(JSON.stringify(builds)));
  const keep = [list, ...builds.map(storeName)];
  for (const name of await caches.keys())
    if (name.startsWith(prefix) && !keep.includes(name)) await caches.delete(name);
}

/** A stored answer for this address, whatever its query; of this build, or of any of ours. */
export async function stored(url: string, build?: Build): Promise<Response | undefined> {
  const options = { ignoreSearch: true, ignoreVary: true };
  for (const name of build ? [build] : await storedBuilds()) {
    const found = await caches.match(url, { ...options, cacheName: storeName(name) });
    if (found) return found;
  }
}
