import { megabyte } from "../settings/megabyte";
import { kitLocale } from "./kitConfig";

/** Bytes for display: whole kilobytes below 0,1 MB, then megabytes with one decimal. */
export function readableSize(bytes: number): string {
  const small = bytes < megabyte / 10;
  return new Intl.NumberFormat(kitLocale(), {
    style: "unit",
    unit: small ? "kilobyte" : "megabyte",
    minimumFractionDigits: small ? 0 : 1,
    maximumFractionDigits: small ? 0 : 1,
  })
    .format(small ? Math.ceil(bytes / 1024) : bytes / megabyte)
    .replace(/\s/g, "\u00a0");
}
