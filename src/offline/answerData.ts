import { loads } from "./loads";
import { type Build, stored, storedBuilds } from "./stores";
import type { Answer } from "./workerTypes";

/**
 * Gatsby's JSON comes from the host, and from the store without one. A page never gets data of two
 * builds: what was loaded from the store goes on from there, and what the host began is only continued
 * from the store with the very build whose app-data.json the page was given.
 */
export const answerData: Answer = async ({ url, event }) => {
  const { clientId, request } = event;
  const build = loads.storedFor(clientId);
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
  loads.told(
    clientId,
    answer.then(buildIn).catch(() => undefined),
  );
  return answer;
};

/** A drawing or another unhashed file of ours: the host's own, else the stored one. */
export const answerFile: Answer = ({ url, event }) =>
  fetch(event.request).catch(async () => (await stored(url.href)) ?? Response.error());

const storedIn = async ({ href }: URL, build: Build | undefined) =>
  build ? stored(href, build) : undefined;

async function buildIn(answer: Response): Promise<Build | undefined> {
  return (await answer.clone().json()).webpackCompilationHash;
}
