/** `tel:` URL of a Belgian number as written in config.json: digits, with one leading plus. */
export function telHref(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, "").replace(/^00/, "+");
  return `tel:${digits.startsWith("0") ? `+32${digits.slice(1)}` : digits}`;
}
