export type BrokerStatus = "makelaar" | "agent" | "subagent";

/**
 * One office as visitors see it. `null` means not known and shows as a dash. `vat` is written as
 * 0123.456.789; `logo` is an https address or a path under the site's prefix (see logoSrc).
 */
export interface Broker {
  id: string;
  name: string;
  status: BrokerStatus;
  street: string | null;
  postcode: string;
  municipality: string | null;
  phone: string | null;
  email: string | null;
  website: string | null;
  vat: string | null;
  logo: string | null;
  /** Degrees north, WGS 84. */
  lat: number;
  /** Degrees east, WGS 84. */
  lon: number;
  /** As in the source, `ma-vr 09:00-12:00,13:00-17:00; za 09:00-12:00` (see parseHours). */
  hours: string | null;
}
