/**
 * Opening hours as people write them, one line per group of days: `ma-vr 09:00-12:30,13:30-18:00`
 * becomes `ma–vr 9–12.30, 13.30–18`. Taken as in the source (see parseHours).
 */
export function readableHours(hours: string): string[] {
  return hours.split(";").map(group =>
    group
      .trim()
      .replace(/0?(\d{1,2}):(\d\d)/g, (_, hour, minutes) =>
        minutes === "00" ? hour : `${hour}.${minutes}`,
      )
      .replace(/\s*[-–]\s*/g, "–")
      .replace(/\s*,\s*/g, ", "),
  );
}
