import { site } from "../settings/site";

/* One cache per build. No "runtime" in its name: the offline plugin's clean-up deletes such caches. */
const prefix = `${site.basePath.slice(1)}:`;
/** The cache of what is known about the stored builds. */
export const list = `${prefix}list`;
const listKey = `${site.basePath}/stored-builds`;

/** A webpackCompilationHash. */
export type Build = string;

export const storeName = (build: Build) => prefix + build;

/** Builds that are stored completely, current first; the second may still be open in some tab. */
export async function storedBuilds(): Promise<Build[]> {
  const kept = await caches.match(listKey, { cacheName: list });
  return kept ? kept.json() : [];
}

/** Makes a build current, and deletes all but the one before. */
export async function chooseBuild(build: Build): Promise<void> {
  const builds = [build, ...(await storedBuilds()).filter(other => other !== build)].slice(0, 2);
  await (await caches.open(list)).put(listKey, new Response(JSON.stringify(builds)));
  const keep = [list, ...builds.map(storeName)];
  for (const name of await caches.keys())
    if (name.startsWith(prefix) && !keep.includes(name)) await caches.delete(name);
}

/** The stored response for an address, ignoring its query; of this build, or of any stored one. */
export async function stored(url: string, build?: Build): Promise<Response | undefined> {
  const options = { ignoreSearch: true, ignoreVary: true };
  for (const name of build ? [build] : await storedBuilds()) {
    const found = await caches.match(url, { ...options, cacheName: storeName(name) });
    if (found) return found;
  }
}
