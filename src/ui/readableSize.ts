import { kitLocale } from "./kitConfig";

/** Bytes as people write them: whole kilobytes below 0,1 MB, above that megabytes with one decimal. */
export function readableSize(bytes: number): string {
  const small = bytes < 100_000;
  return new Intl.NumberFormat(kitLocale(), {
    style: "unit",
    unit: small ? "kilobyte" : "megabyte",
    minimumFractionDigits: small ? 0 : 1,
    maximumFractionDigits: small ? 0 : 1,
  })
    .format(small ? Math.ceil(bytes / 1000) : bytes / 1_000_000)
    .replace(/\s/g, "\u00a0");
}
