import type { Broker } from "./broker";

/** The logo's address, or null without one. `prefix` is the site's path prefix or "". */
export function logoSrc(broker: Pick<Broker, "logo">, prefix: string): string | null {
  return broker.logo && `${prefix}/${broker.logo}`;
}
