import { type Script, scriptedHost } from "./scriptedHost";

/** What the host does when one of its files is asked for. */
export type Served = Script;

/** A stand-in for a host of live texts, on another origin than the site. */
export async function textsHost() {
  const host = {
    origin: "",
    /** By path: /nl-BE/common.json. */
    files: {} as Record<string, Served>,
    /** For files that are not named. */
    other: { status: 404, body: "" } as Served,
    /** Addresses asked for, query and all. */
    asked: [] as string[],
    /** How many requests were open at once, at most. */
    atOnce: 0,
    close: async () => {},
  };
  let open = 0;
  const { origin, close } = await scriptedHost(({ url }) => {
    host.asked.push(url);
    open += 1;
    host.atOnce = Math.max(host.atOnce, open);
    const served = host.files[url.split("?")[0] ?? ""] ?? host.other;
    const { body = "" } = served;
    return {
      // A moment, so that requests really stand beside each other.
      delayMs: 5,
      ...served,
      open: response => {
        response.once("close", () => {
          open -= 1;
        });
        response.end(typeof body === "string" ? body : JSON.stringify(body));
      },
    };
  });
  return Object.assign(host, { origin, close });
}

export type TextsHost = Awaited<ReturnType<typeof textsHost>>;
