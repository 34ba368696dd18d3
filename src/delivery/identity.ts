import type { Lead } from "../answers/leadSchema";

/** Two leads are the same when all but their id and time of sending is equal. */
export function identity({ id: _, submittedAt: __, ...content }: Lead): string {
  return JSON.stringify(content);
}
