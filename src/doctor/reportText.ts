import type { Report } from "./examine";

/** The report for a person: a line a check, then what is wrong and how to mend it. */
export function reportText({ address, seconds, checks }: Report): string {
  const lines = checks.flatMap(({ name, findings }) => [
    `${findings.length === 0 ? "ok   " : findings.some(({ level }) => level === "fault") ? "FAULT" : "warn "} ${name}`,
    ...findings.flatMap(({ level, what, repair }) => [
      `      ${level}: ${what}`,
      `      mend it: ${repair}`,
    ]),
  ]);
  const all = checks.flatMap(({ findings }) => findings);
  const faults = all.filter(({ level }) => level === "fault").length;
  return [
    address,
    ...lines,
    `${faults} fault(s), ${all.length - faults} warning(s), ${seconds} s`,
  ].join("\n");
}
