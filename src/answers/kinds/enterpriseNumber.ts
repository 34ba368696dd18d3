/**
 * A Belgian enterprise number as 0123.456.789, or null when invalid: ten digits, the first 0 or 1 (old
 * nine-digit numbers get a leading 0), the last two 97 minus the rest modulo 97. BE, dots, spaces and hyphens
 * are accepted. Source: FPS Economy, Crossroads Bank for Enterprises.
 */
export function enterpriseNumber(typed: string): string | null {
  if (typed.length > 100) return null;
  const written = /^(?:BE[\s.:-]*)?(\d[\d\s.-]*)$/i.exec(typed.trim())?.[1] ?? "";
  const digits = written.replace(/\D/g, "").replace(/^\d{9}$/, "0$&");
  if (!/^[01]\d{9}$/.test(digits)) return null;
  const check = 97 - (Number(digits.slice(0, 8)) % 97);
  return Number(digits.slice(8)) === check ? digits.replace(/^(.{4})(...)/, "$1.$2.") : null;
}
