import type { RawAnswers } from "../answers/rawAnswers";

/**
 * Controls as answers: `startDate.day` becomes `startDate: { day }`, a repeated name a list. Files are left
 * out: none of our storage may hold them.
 */
export function gatherAnswers(controls: Iterable<[string, FormDataEntryValue]>): RawAnswers {
  const answers: RawAnswers = {};
  for (const [name, value] of controls) {
    if (typeof value !== "string") continue;
    const [group, part] = name.split(".") as [string, string?];
    const held = answers[group];
    if (part)
      answers[group] = {
        ...(typeof held === "object" && !Array.isArray(held) ? held : {}),
        [part]: value,
      };
    else if (typeof held === "string") answers[group] = [held, value];
    else if (Array.isArray(held)) held.push(value);
    else answers[group] = value;
  }
  return answers;
}
