import { randomInt } from "node:crypto";

/** No characters that are easily confused: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const alphabet = "34679ACDEFGHJKMNPQRTWXY";

/** A reference for people, such as `FV-7K3M-9QXT`; 23^8 (8·10^10) different ones. */
export function newReference(): string {
  const part = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return `FV-${part()}-${part()}`;
}
