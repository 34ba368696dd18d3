/** A number as people here read it, `0470 12 34 56` or `09 123 45 67`; one of another country stays E.164. */
export function readablePhone(e164: string): string {
  const own = /^\+32(\d{8,9})$/.exec(e164)?.[1];
  if (!own) return e164;
  const zone = own.length === 9 ? 3 : /^[2349]/.test(own) ? 1 : 2;
  const rest = own.slice(zone);
  const pairs = rest.slice(rest.length % 2 === 0 ? 0 : 3).match(/../g) ?? [];
  return [
    `0${own.slice(0, zone)}`,
    ...(rest.length % 2 === 0 ? [] : [rest.slice(0, 3)]),
    ...pairs,
  ].join("\u00A0");
}
