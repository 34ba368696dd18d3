import { table } from "./table.mjs";

/** Letters of the longest bar. */
const longest = 30;

/** @param {[string, number][]} rows @param {string} title */
function bars(title, rows) {
  if (rows.length === 0) return "";
  const most = Math.max(...rows.map(([, count]) => count));
  const lines = rows.map(([name, count]) => [
    name,
    String(count).padStart(String(most).length),
    "█".repeat(Math.max(1, Math.round((count / most) * longest))),
  ]);
  return `\n${title}\n${table(lines)}`;
}

/**
 * Numbers of leads as tables with bars, without anything personal.
 * @param {import("../../src/inbox/stores/leadStore").LeadStats} stats
 */
export function printStats({ leads, days, offices, formulas, handOvers }) {
  return [
    `${leads} lead(s)\n`,
    bars(
      "Per day, in Belgium",
      days.map(({ day, leads: count }) => [day, count]),
    ),
    bars(
      "Per office",
      offices.map(({ office, name, leads: count }) => [
        office === null ? "no preference" : `${name ?? ""} (${office})`,
        count,
      ]),
    ),
    bars(
      "Per formula",
      formulas.map(({ formula, leads: count }) => [formula, count]),
    ),
    bars(
      "Hand-overs",
      handOvers.map(({ channel, state, count }) => [`${channel} ${state}`, count]),
    ),
  ].join("");
}
