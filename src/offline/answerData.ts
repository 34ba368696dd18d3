import { loads } from "./loads";
import { type Build, stored, storedBuilds } from "./stores";
import type { Answer } from "./workerTypes";

/**
 * Gatsby's JSON: network first, then the store. A page never gets data of two builds: one loaded from the store
 * stays with it, and one loaded from the host falls back only to the build whose app-data.json it was given.
 */
export const answerData: Answer = async ({ url, event }) => {
  const { clientId, request } = event;
  const build = await loads.storedFor(clientId);
  if (build) return (await stored(url.href, build)) ?? Response.error();
  if (!url.pathname.endsWith("/app-data.json"))
    return fetch(request).catch(async () => {
      const given = await loads.buildOf(clientId);
      return (await storedIn(url, given)) ?? Response.error();
    });
  const answer = fetch(request).catch(async () => {
    const [newest] = await storedBuilds();
    return (await storedIn(url, newest)) ?? Response.error();
  });
  loads.setBuild(
    clientId,
    answer.then(buildIn).catch(() => undefined),
  );
  return answer;
};

/** Drawings and other files without a hash: network first. */
export const answerFile: Answer = ({ url, event }) =>
  fetch(event.request).catch(async () => (await stored(url.href)) ?? Response.error());

const storedIn = async ({ href }: URL, build: Build | undefined) =>
  build ? stored(href, build) : undefined;

async function buildIn(answer: Response): Promise<Build | undefined> {
  return (await answer.clone().json()).webpackCompilationHash;
}
