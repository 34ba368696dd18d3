import { once } from "node:events";
import { terminalText } from "./terminalText.mjs";

/** Ms after which what takes long says how far it is, and ms between two such lines. */
const quietMs = 2000;
const everyMs = 1000;

/**
 * Where a command writes, safe to print.
 * @typedef {{ out: (text: string) => Promise<void>, err: (text: string) => void,
 *   still: (what: string) => () => void, progress: (total: number, what: string) => (done: number) => void }} Printer
 */

/** Waits for a slow reader, so that memory does not grow. @returns {Printer} */
export function printer() {
  const { stdout, stderr } = process;
  // EPIPE: a reader such as `head` may close early.
  stdout.on("error", () => process.exit());
  return {
    out: async text => {
      if (text && !stdout.write(terminalText(text))) await once(stdout, "drain");
    },
    err: text => void stderr.write(terminalText(text)),
    still: what => {
      const saying = setInterval(() => stderr.write(`still ${what}\n`), quietMs);
      return () => clearInterval(saying);
    },
    progress: (total, what) => {
      let last = performance.now() + quietMs - everyMs;
      return done => {
        const now = performance.now();
        if (now - last < everyMs) return;
        last = now;
        stderr.write(`${done} of ${total} ${what}\n`);
      };
    },
  };
}
