import { toE164 } from "../answers/kinds/toE164";
import type { Lead } from "../answers/leadSchema";

/** Whether this is the e-mail address or the phone number in a lead, however it was typed. */
export function isReachedBy({ person: { email, phone } }: Lead, contact: string): boolean {
  const typed = contact.trim().toLowerCase();
  if (typed === "") return false;
  return email?.toLowerCase() === typed || (phone !== null && toE164(typed) === phone);
}
