/** What the address brought along on arrival. In memory only. */
export interface Arrival {
  /** Id in `?makelaar=`, unchecked. */
  broker?: string;
  /** Campaign labels; sent along only with marketing consent. */
  utm: Record<string, string>;
}

let arrival: Arrival = { utm: {} };

export const getArrival = () => arrival;

const clickIds = /^(?:gclid|fbclid|msclkid|dclid|gbraid|wbraid|ttclid|li_fat_id)$/;

/**
 * Reads the parameters of an address once and gives the address without them: they must not stay
 * in history, in page-data requests or in logs. Click ids are dropped unread.
 */
export function takeParameters(href: string): string {
  const url = new URL(href);
  const taken: Arrival = { utm: {} };
  for (const [name, value] of [...url.searchParams]) {
    if (name === "makelaar") taken.broker = value;
    else if (/^utm_[a-z_]{1,32}$/.test(name)) taken.utm[name] = value.slice(0, 200);
    else if (!clickIds.test(name)) continue;
    url.searchParams.delete(name);
  }
  arrival = taken;
  return url.href;
}

/** The broker of the link is asked for once. */
export function takeBroker(): string | undefined {
  const { broker } = arrival;
  arrival = { utm: arrival.utm };
  return broker;
}
