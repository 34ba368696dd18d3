import { createHmac } from "node:crypto";
import type { Limit } from "./leadStore";
import type { Sql } from "./sql";

const hour = 3_600_000;
/** After how many of all requests those that have their allowance back are forgotten. */
const forgetting = 1 / 500;

/**
 * The rate limit of `Allowance`, in PostgreSQL, so that all servers share it. An address is kept as a keyed hash
 * until its whole allowance is back, an hour at most; the clock is the database's.
 */
export class SharedAllowance {
  /** @param salt the store's own */
  constructor(private readonly salt: string) {}

  /** Takes one from the client's allowance. @returns 0, or the ms to wait */
  async take(sql: Sql, kind: string, { client, perHour }: Limit): Promise<number> {
    const key = createHmac("sha256", this.salt).update(`${kind} ${client}`).digest("base64url");
    const now = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint";
    const full = `greatest(allowances.full_again, ${now})`;
    const cost = Math.ceil(hour / perHour);
    const taken = await sql.query(
      `INSERT INTO allowances (client, full_again) VALUES ($1, ${now} + $2::bigint)
       ON CONFLICT (client) DO UPDATE SET full_again = ${full} + $2::bigint
       WHERE ${full} + $2::bigint - ${now} <= ${hour} RETURNING 1`,
      [key, cost],
    );
    if (taken.length > 0) return 0;
    const [row] = await sql.query(
      `SELECT full_again + $2::bigint - ${now} - ${hour} AS wait FROM allowances WHERE client = $1`,
      [key, cost],
    );
    return Math.max(1, Number(row?.wait ?? 1));
  }

  /** Takes one for a request, and forgets others now and then. */
  async request(sql: Sql, limit: Limit): Promise<number> {
    if (Math.random() < forgetting) await this.forget(sql);
    return this.take(sql, "request", limit);
  }

  /** Forgets clients whose whole allowance is back. */
  async forget(sql: Sql): Promise<void> {
    await sql.query(
      "DELETE FROM allowances WHERE full_again < (extract(epoch FROM clock_timestamp()) * 1000)::bigint",
      [],
    );
  }
}
