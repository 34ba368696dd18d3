import type { Lead } from "../answers/leadSchema";

/** What makes two leads the same: all but the id and the moment of sending. */
export function identity({ id: _, submittedAt: __, ...content }: Lead): string {
  return JSON.stringify(content);
}
