import type { Lead } from "../answers/leadSchema";
import { mailLink } from "../brokers/contactLinks";
import type { Office, OfficeOf } from "./office";

/** Who is to hear of a lead, and why it is the desk when it is. */
export type Recipient =
  | { kind: "office" | "undelivered"; office: Office; email: string }
  | { kind: "test" | "none" | "unknown" }
  | { kind: "noAddress"; office: Office };

/** The chosen office at the address in our own list; never an address or a name from the request. */
export function recipientOf({ test, broker }: Lead, officeOf: OfficeOf): Recipient {
  if (test) return { kind: "test" };
  if (!broker) return { kind: "none" };
  const office = officeOf(broker.id);
  if (!office) return { kind: "unknown" };
  const { email } = office;
  return email && mailLink(email)
    ? { kind: "office", office, email }
    : { kind: "noAddress", office };
}
