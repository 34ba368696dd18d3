import { type Build, storeName } from "./stores";

/** A file to store: its address, and the SHA-256 of its content in hex when its name has no hash. */
export type Wanted = readonly [url: string, digest?: string];

/** Stores files of a build, in the worker. Rejects when one cannot be fetched or is of another build. */
export async function keepFiles(build: Build, files: readonly Wanted[]): Promise<void> {
  const store = await caches.open(storeName(build));
  await Promise.all(files.map(async file => store.put(file[0], await fetched(file))));
}

async function fetched([url, digest]: Wanted): Promise<Response> {
  const options = { cache: digest ? "no-cache" : "default", priority: "low" } as const;
  const answer = await fetch(url, options);
  const body = await answer.arrayBuffer();
  const fits = digest ? (await sha256(body)) === digest : !isPage(answer);
  if (!answer.ok || !fits) throw new Error("not of this build");
  // Copied, because a redirected response is not allowed for a navigation.
  return new Response(body, { headers: answer.headers });
}

/** Captive portals and SPA fallbacks respond to everything with HTML. */
const isPage = ({ headers }: Response) => headers.get("content-type")?.includes("text/html");

async function sha256(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return Array.from(digest, byte => byte.toString(16).padStart(2, "0")).join("");
}
