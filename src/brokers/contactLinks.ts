import type { Broker } from "./broker";

type Raw = string | null | undefined;

/** `tel:+32…` (E.164) from a number written nationally, with + or with 00; null for anything else. */
export function telLink(phone: Raw): string | null {
  const raw = (phone ?? "").trim();
  if (raw.length > 100 || !/^\+?[\d\s./()\-\u2010-\u2013]+$/.test(raw)) return null;
  const number = raw
    .replace(/^00/, "+")
    // "+32 (0)9 …": the bracketed zero is dialled only within the country.
    .replace(/^(\+.*)\(0\)/, "$1")
    .replace(/[^\d+]/g, "")
    .replace(/^0|^\+320/, "+32");
  return /^\+[1-9]\d{7,14}$/.test(number) ? `tel:${number}` : null;
}

/** `mailto:` for one plain address; null for anything that could add a header or a second address. */
export function mailLink(email: Raw): string | null {
  const raw = (email ?? "").trim();
  const plain = /^[^\s\p{C}@?&,;:<>"()[\]\\%]+@([\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}$/u;
  if (raw.length > 254 || !plain.test(raw)) return null;
  return `mailto:${raw.split("@").map(encodeURIComponent).join("@")}`;
}

/** An http(s) address, `https://` added when the scheme is missing; null for other schemes and credentials. */
export function websiteLink(website: Raw): string | null {
  const raw = (website ?? "").trim();
  // URL silently drops tabs and line breaks, even inside "java\tscript:".
  if (!raw || raw.length > 2000 || /[\s\p{C}\\]/u.test(raw)) return null;
  try {
    const url = new URL(/^https?:\/\//i.test(raw) ? raw : `https://${raw.replace(/^\/\//, "")}`);
    const named = /[^.]\.[a-z][a-z\d-]+$/.test(url.hostname);
    return named && !url.username && !url.password ? url.href : null;
  } catch {
    return null;
  }
}

/** A map search for the address; null when only the postcode is known. */
export function mapsLink(
  broker: Pick<Broker, "street" | "postcode" | "municipality">,
): string | null {
  const { street, postcode, municipality } = broker;
  if (!street?.trim() && !municipality?.trim()) return null;
  const town = [postcode, municipality].filter(Boolean).join(" ");
  // Lone surrogates (\p{Cs}) would make encodeURIComponent throw.
  const query = [street, town, "België"]
    .filter(Boolean)
    .join(", ")
    .replace(/\p{Cs}/gu, "");
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}
