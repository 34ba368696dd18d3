/**
 * A name in the form in which names are compared: no accents, lower case, and a single space for
 * every run of hyphens, apostrophes, dots and spaces. `"'s-Gravenbrakel"` becomes `"s gravenbrakel"`.
 */
export function foldName(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/[\s\-‐-―'’‘ʼ`´.]+/g, " ")
    .trim();
}
