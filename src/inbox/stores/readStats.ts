import type { Lead } from "../../answers/leadSchema";
import type { Channel } from "./handOver";
import type { LeadStats } from "./leadStore";
import { numberOf } from "./readLeads";
import type { Sql } from "./sql";

const dayInBelgium = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Brussels" });

/** Days from counts per hour in UTC: Belgium is a whole number of hours away from it. */
function perDay(hours: { hour: string; leads: number }[]): LeadStats["days"] {
  const days = new Map<string, number>();
  for (const { hour, leads } of hours) {
    const day = dayInBelgium.format(new Date(`${hour}:00:00Z`));
    days.set(day, (days.get(day) ?? 0) + leads);
  }
  return [...days].map(([day, leads]) => ({ day, leads }));
}

/** An office's name, as its latest lead tells it. @param last that lead's number */
async function nameOf(sql: Sql, last: number): Promise<string | null> {
  const [row] = await sql.query(`SELECT lead FROM leads WHERE ${numberOf[sql.dialect]} = $1`, [
    last,
  ]);
  return row ? ((JSON.parse(String(row.lead)) as Lead).broker?.name ?? null) : null;
}

/** Numbers of leads (LeadStats). */
export async function readStats(sql: Sql): Promise<LeadStats> {
  const hours = await sql.query(
    "SELECT substr(received_at, 1, 13) AS hour, count(*) AS leads FROM leads GROUP BY 1 ORDER BY 1",
    [],
  );
  const offices = await sql.query(
    `SELECT office, count(*) AS leads, max(${numberOf[sql.dialect]}) AS last
     FROM leads GROUP BY office ORDER BY 2 DESC, 1`,
    [],
  );
  const formulas = await sql.query(
    "SELECT formula, count(*) AS leads FROM leads GROUP BY formula ORDER BY 2 DESC, 1",
    [],
  );
  const handOvers = await sql.query(
    "SELECT channel, state, count(*) AS count FROM hand_overs GROUP BY channel, state ORDER BY 1, 2",
    [],
  );
  const named: LeadStats["offices"] = [];
  for (const { office, leads, last } of offices) {
    const id = office === null ? null : String(office);
    named.push({ office: id, name: id && (await nameOf(sql, Number(last))), leads: Number(leads) });
  }
  const days = perDay(
    hours.map(({ hour, leads }) => ({ hour: String(hour), leads: Number(leads) })),
  );
  return {
    leads: days.reduce((sum, { leads }) => sum + leads, 0),
    days,
    offices: named,
    formulas: formulas.map(({ formula, leads }) => ({
      formula: String(formula ?? ""),
      leads: Number(leads),
    })),
    handOvers: handOvers.map(({ channel, state, count }) => ({
      channel: String(channel) as Channel,
      state: String(state),
      count: Number(count),
    })),
  };
}
