import type { Channel } from "../../../src/inbox/stores/handOver";
import type { NewLead } from "../../../src/inbox/stores/leadStore";
import { sentIdentity } from "../../../src/inbox/stores/sentIdentity";
import { sampleLead } from "./sampleLead";

/** A lead as the inbox gives it to the store. */
export function newLead(
  lead = sampleLead(),
  { uploads = [], channels = [] }: { uploads?: Uint8Array[]; channels?: Channel[] } = {},
): NewLead {
  return { lead, identity: sentIdentity(lead), uploads, channels };
}

/** All that an iterable gives. */
export async function gather<T>(values: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const value of values) found.push(value);
  return found;
}
