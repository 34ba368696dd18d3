import * as v from "valibot";
import {
  type HandoverSettings,
  halfHandovers,
  handoverEntries,
  handoverSettings,
} from "./handoverSettings";

/**
 * Reads the environment variables of the hand-over.
 * @throws Error with a line for each that is wrong or missing, and its repair; no values, which hold passwords
 */
export function readHandoverSettings(from: NodeJS.ProcessEnv): HandoverSettings {
  const read = v.safeParse(v.object(handoverEntries), from);
  const wrong = read.success
    ? halfHandovers(read.output)
    : read.issues.map(({ path, message }) => `${path?.[0].key} is of no use. ${message}`);
  if (!read.success || wrong.length > 0) throw new Error(wrong.join("\n"));
  return handoverSettings(read.output);
}
