import { formatVat } from "../contactLinks";

/**
 * A Belgian enterprise number as 0123.456.789, or null when it cannot be one: ten digits starting
 * with 0 or 1 (nine get a leading 0), of which the last two are 97 - (the first eight mod 97).
 * Source: FPS Economy, Crossroads Bank for Enterprises.
 */
export function enterpriseNumber(raw: string): string | null {
  const formatted = formatVat(raw);
  const digits = formatted?.replace(/\D/g, "") ?? "";
  const check = 97 - (Number(digits.slice(0, 8)) % 97);
  return Number(digits.slice(8)) === check ? formatted : null;
}
