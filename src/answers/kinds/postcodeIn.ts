/** "B-9000", "BE 9000", "9000 Gent", "3798 's-Gravenvoeren": a code, then no further digits. */
const written = /^(?:be?[\s.-]*)?([1-9]\d{3})(?:[\s,.–-]+\D*)?$/iu;

/** The Belgian postcode (1000 to 9999) in what a person typed; undefined when there is none. */
export function postcodeIn(typed: string): string | undefined {
  return written.exec(typed.replace(/\p{Cf}/gu, "").trim())?.[1];
}
