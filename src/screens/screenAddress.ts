import type { Screen } from "./screen";

interface Shown {
  /** Id of a broker, for screens of visitors who come by a broker's link. */
  broker: string;
  /** Text keys instead of texts. */
  keys?: boolean;
}

/** Where all screens stand, below the base path. */
export const galleryPath = "/schermen/";

/** The address that opens a screen for real, below the base path. */
export function screenAddress({ id, path, linked, met }: Screen, { broker, keys }: Shown): string {
  const asked = new URLSearchParams({ scherm: id, ...(linked && { makelaar: broker }) });
  if (keys) asked.set("toon-sleutels", "");
  return `${met ? galleryPath : path}?${asked}`;
}
