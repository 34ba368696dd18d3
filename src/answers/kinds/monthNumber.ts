/** In order; what people shorten them to is their beginning, "mrt" apart. */
const months = [
  "januari",
  "februari",
  "maart",
  "april",
  "mei",
  "juni",
  "juli",
  "augustus",
  "september",
  "oktober",
  "november",
  "december",
];

/** 1 to 12 of what was typed for a month: `3`, `03`, `maart`, `mrt`, `Maa.`; undefined when it is none. */
export function monthNumber(typed: string): number | undefined {
  const month = typed.trim().toLowerCase().replace(/\.$/, "");
  if (/^\d{1,2}$/.test(month))
    return Number(month) >= 1 && Number(month) <= 12 ? +month : undefined;
  if (month === "mrt") return 3;
  if (month.length < 3) return undefined;
  return months.findIndex(name => name.startsWith(month)) + 1 || undefined;
}
