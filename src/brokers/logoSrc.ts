import type { Broker } from "./broker";

/** Where the logo is fetched from, or null without one. `prefix` is the site's path prefix or "". */
export function logoSrc(broker: Pick<Broker, "logo">, prefix: string): string | null {
  if (!broker.logo) return null;
  return /^https?:/.test(broker.logo) ? broker.logo : `${prefix}/${broker.logo}`;
}
