/** Opening hours for display, a line per group of days: `ma-vr 09:00-12:30` becomes `ma–vr 9–12.30`. */
export function readableHours(hours: string): string[] {
  return hours.split(";").map(group =>
    group
      .replace(/\s+/g, " ")
      .trim()
      .replace(/0?(\d{1,2}):(\d\d)/g, (_, hour, minutes) =>
        minutes === "00" ? hour : `${hour}.${minutes}`,
      )
      .replace(/ ?[-–] ?/g, "–")
      .replace(/ ?, ?/g, ", "),
  );
}
