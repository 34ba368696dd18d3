import type { Readable } from "node:stream";
import { busy, type ProblemCode, problem } from "./problem";
import type { Reply } from "./reply";

/** Reads a body while it comes in. */
export interface BodyReader<T> {
  take: (chunk: Buffer) => void;
  /** What was read, once the body is whole. */
  end: () => T;
  /** Lets go of all bytes. */
  drop: () => void;
}

/** Bytes in memory for one body and for all, and ms for it to arrive. */
export interface BodyLimits {
  one: number;
  all: number;
  withinMs: number;
}

/** Bytes of all bodies in memory now. */
let held = 0;

/** For metrics. */
export const bytesInFlight = (): number => held;

/** Replies to a body that is refused while it arrives. */
const refusals = {
  too_large: () => problem("too_large"),
  busy,
  // On a kept-alive connection the rest of the body would have to be read first.
  too_slow: () => problem("too_slow", {}, { Connection: "close" }),
} satisfies Partial<Record<ProblemCode, () => Reply>>;

/**
 * Hands a body to `reader` as it comes, and what that made of it to `use`; it counts as in memory until `use` is done.
 * A body that exceeds a limit is dropped and refused at once; the rest of it is read and discarded, so that the client
 * gets the reply.
 * @throws the stream's error when the client disconnects; the reader's
 */
export async function withBody<T>(
  stream: Readable,
  limits: BodyLimits,
  reader: BodyReader<T>,
  use: (read: T) => Promise<Reply>,
): Promise<Reply> {
  let size = 0;
  let timer: NodeJS.Timeout | undefined;
  try {
    const refused = await new Promise<keyof typeof refusals | null>((resolve, reject) => {
      let over = false;
      const refuse = (code: keyof typeof refusals) => {
        over = true;
        resolve(code);
      };
      timer = setTimeout(refuse, limits.withinMs, "too_slow");
      stream.on("data", (chunk: Buffer) => {
        if (over) return;
        size += chunk.byteLength;
        held += chunk.byteLength;
        if (size > limits.one) return refuse("too_large");
        if (held > limits.all) return refuse("busy");
        try {
          reader.take(chunk);
        } catch (error) {
          // No memory left to join a document: an event's listener must not throw.
          over = true;
          reject(error);
        }
      });
      stream.on("end", () => resolve(null));
      stream.on("error", reject);
      stream.on("close", () => reject(new Error("the client went away")));
    });
    return refused ? refusals[refused]() : await use(reader.end());
  } finally {
    clearTimeout(timer);
    held -= size;
    reader.drop();
  }
}
