import { randomInt } from "node:crypto";

/** Capitals and digits that nobody confuses when reading aloud or typing over: no 0 O, 1 I L, 2 Z,
 * 5 S, 8 B, U V. */
const alphabet = "34679ACDEFGHJKMNPQRTWXY";

/** A reference to show to people, such as `FV-7K3M-9QXT`: 12 characters, 23^8 (8·10^10) of them. */
export function newReference(): string {
  const part = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return `FV-${part()}-${part()}`;
}
