/** How a language writes numbers, dates and lists. */
export interface Forms {
  decimal: string;
  /** Between groups of three digits, in numbers of at least `groupedFrom` digits. */
  group: string;
  groupedFrom: number;
  months: readonly string[];
  /** `{day} {month} {year}` */
  date: string;
  /** Between two labels, between the first ones of more, and before the last of those. */
  list: Joints;
  /** The same in a sentence: "A, B en C". */
  sentence: Joints;
}

export type Joints = readonly [two: string, between: string, last: string];

/** The forms of a language, as this machine knows it. */
export function readForms(language: string): Forms {
  const grouped = (12345).toLocaleString(language);
  const day = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
  const dates = new Intl.DateTimeFormat(language, day);
  const parts = Array.from({ length: 12 }, (_, month) =>
    dates.formatToParts(Date.UTC(2026, month, 1)),
  );
  const joints = (options: Intl.ListFormatOptions): Joints => {
    const list = new Intl.ListFormat(language, options);
    const [, two = ""] = /a(.*)b/.exec(list.format(["a", "b"])) ?? [];
    const [, between = "", last = ""] = /a(.*)b(.*)c/.exec(list.format(["a", "b", "c"])) ?? [];
    return [two, between, last];
  };
  return {
    decimal: (1.5).toLocaleString(language).slice(1, -1),
    group: grouped.slice(2, -3),
    groupedFrom: (1234).toLocaleString(language) === "1234" ? 5 : 4,
    months: parts.map(date => date.find(({ type }) => type === "month")?.value ?? ""),
    date: (parts[0] ?? [])
      .map(({ type, value }) => (type === "literal" ? value : `{${type}}`))
      .join(""),
    list: joints({ type: "unit", style: "short" }),
    sentence: joints({ type: "conjunction" }),
  };
}
