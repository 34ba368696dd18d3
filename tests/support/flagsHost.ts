import type { ServerResponse } from "node:http";
import { type Script, scriptedHost } from "./scriptedHost";

export const clientKey = "sdk-proef";

/** A feature whose value holds for everybody. */
export const rollout = (value: unknown) => ({ defaultValue: value });

/** A feature of which everybody gets this variation of an experiment. */
export const experiment = (key: string, values: readonly unknown[], index: number) => ({
  defaultValue: values[0],
  rules: [
    {
      key,
      variations: values,
      weights: values.map((_, i) => (i === index ? 1 : 0)),
      hashAttribute: "id",
      coverage: 1,
    },
  ],
});

/** A stand-in for a self-hosted host of flags: features, evaluation at the host, and the stream. */
export async function flagsHost(features: Record<string, unknown> = {}) {
  const streams = new Set<ServerResponse>();
  const flags = {
    features,
    /** Instead of the usual answer, for everything but the stream. */
    script: undefined as Script | undefined,
    streaming: true,
    origin: "",
    asked: [] as Awaited<ReturnType<typeof scriptedHost>>["asked"],
    streams,
    /** Tells all open streams the present features, or, as a host that evaluates does, that they changed. */
    publish(evaluates = false) {
      const [event, data] = evaluates
        ? ["features-updated", "{}"]
        : ["features", JSON.stringify(payload())];
      for (const stream of streams) stream.write(`event: ${event}\ndata: ${data}\n\n`);
    },
    /** Cuts all streams. */
    cut() {
      for (const stream of streams) stream.destroy();
    },
    close: async () => {},
  };
  let version = 0;
  const payload = () => {
    version += 1;
    return { status: 200, features: flags.features, dateUpdated: new Date(version).toISOString() };
  };
  const host = await scriptedHost(({ method, url }) => {
    if (url === `/sub/${clientKey}`)
      return {
        type: "text/event-stream",
        open: stream => {
          stream.write(": open\n\n");
          streams.add(stream);
          stream.once("close", () => streams.delete(stream));
        },
      };
    if (flags.script) return flags.script;
    const known =
      (method === "GET" && url === `/api/features/${clientKey}`) ||
      (method === "POST" && url === `/api/eval/${clientKey}`);
    if (!known) return { status: 404 };
    return { body: payload(), headers: flags.streaming ? { "x-sse-support": "enabled" } : {} };
  });
  flags.origin = host.origin;
  flags.asked = host.asked;
  flags.close = host.close;
  return flags;
}
