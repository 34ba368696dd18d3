import type { Place } from "../../places/place";
import type { Broker } from "../broker";
import { checkBroker } from "./checkBroker";
import { checkColumns } from "./checkColumns";
import { duplicateIds } from "./duplicateIds";
import { locator } from "./locator";
import type { SourceRow } from "./sourceRow";

/**
 * Turns rows into brokers; `places` supplies missing coordinates. Bad rows are left out; `warnings` names line,
 * field, value and repair.
 * @throws when over 1 % of the rows are bad, an id is repeated, a required column is missing or no row is good
 */
export function checkBrokers(
  rows: readonly SourceRow[],
  places: readonly Place[],
): { brokers: Broker[]; warnings: string[] } {
  const columns = checkColumns(rows);
  const twice = duplicateIds(rows);
  if (rows.length === 0) throw refusal("There are no brokers", ["Add a line per broker."]);
  if (columns.missing.length > 0) throw refusal("The brokers cannot be read", columns.missing);
  if (twice.length > 0) throw refusal("Each broker needs an id of its own", twice);

  const locate = locator(places);
  const checked = rows.map(row => ({ at: row.at, ...checkBroker(row, locate) }));
  const brokers = checked.flatMap(({ broker }) => broker ?? []);
  const warnings = checked.flatMap(({ at, broker, problems }) =>
    problems.map(text => `${at}: ${text}.${broker ? "" : " Left out."}`),
  );
  const bad = rows.length - brokers.length;
  if (brokers.length === 0) throw refusal("No broker is good. Repair", warnings);
  if (bad > rows.length / 100)
    throw refusal(`${bad} of ${rows.length} brokers are bad, more than 1 %. Repair`, warnings);
  return { brokers, warnings: [...columns.unknown, ...warnings] };
}

function refusal(title: string, lines: readonly string[]): Error {
  const shown = lines.slice(0, 20).map(line => `\n  ${line}`);
  const more = lines.length > 20 ? `\n  … and ${lines.length - 20} more` : "";
  return new Error(`${title}:${shown.join("")}${more}`);
}
