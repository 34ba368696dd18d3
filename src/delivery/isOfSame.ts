import type { Lead } from "../answers/leadSchema";

/**
 * Whether two leads of one tab come from one person, so that the later one corrects the earlier. By e-mail address;
 * by phone number only where neither has one: people of one house share a number.
 */
export function isOfSame({ person: one }: Lead, { person: other }: Lead): boolean {
  if (one.email !== null || other.email !== null) return one.email === other.email;
  return one.phone !== null && one.phone === other.phone;
}
