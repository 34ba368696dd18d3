/** URL parameters at arrival; kept in memory only. */
export interface Arrival {
  /** From `?makelaar=`, unchecked. */
  broker?: string;
  /** Campaign labels; sent only with marketing consent. */
  utm: Record<string, string>;
}

let arrival: Arrival = { utm: {} };

export const getArrival = () => arrival;

const clickIds = /^(?:gclid|fbclid|msclkid|dclid|gbraid|wbraid|ttclid|li_fat_id)$/;

/**
 * Reads the parameters once and returns the address without them: they must not stay in history, page-data
 * requests or logs. Click ids are dropped unread.
 */
export function takeParameters(href: string): string {
  const url = new URL(href);
  const taken: Arrival = { utm: {} };
  for (const [written, value] of [...url.searchParams]) {
    // Mail programs write `&amp;`, or encode the `=`.
    const [name = "", inName] = written.replace(/^(?:amp;)+/, "").split("=");
    if (/^makelaar$/i.test(name)) taken.broker ||= inName ?? value;
    else if (/^utm_[a-z_]{1,32}$/.test(name)) taken.utm[name] = value.slice(0, 200);
    else if (!clickIds.test(name)) continue;
    url.searchParams.delete(written);
  }
  arrival = taken;
  return url.href;
}

/** Returned once: a broker's link is followed once. */
export function takeBroker(): string | undefined {
  const { broker } = arrival;
  arrival = { utm: arrival.utm };
  return broker;
}
