import type {
  Channel,
  ClaimedHandOver,
  HandOver,
  HandOverState,
  WaitingHandOver,
} from "./handOver";
import type { HandOverStore } from "./handOverStore";
import { storedLead } from "./readLeads";
import type { Database, Row } from "./sql";

const page = 500;
const columns =
  "hand_overs.id, channel, state, attempts, next_at, lease_until, error, reference, received_at";
const joined = `SELECT ${columns}, hand_overs.lead AS lead_id, leads.lead
  FROM hand_overs JOIN leads ON leads.id = hand_overs.lead`;

const handOver = (row: Row): HandOver => ({
  id: Number(row.id),
  reference: String(row.reference),
  channel: String(row.channel) as Channel,
  state: String(row.state) as HandOverState,
  attempts: Number(row.attempts),
  nextAt: String(row.next_at),
  error: row.error === null ? null : String(row.error),
});

const due = `SELECT id FROM hand_overs
  WHERE state = 'waiting' AND next_at <= $1 AND (lease_until IS NULL OR lease_until <= $1)
  ORDER BY next_at, id LIMIT $2`;
/** PostgreSQL passes over what another process is claiming, and must ask only once. */
const whichDue = {
  sqlite: `IN (${due})`,
  postgres: `= ANY (ARRAY(${due} FOR UPDATE SKIP LOCKED))`,
} as const;

/** The outbox in the table `hand_overs` (HandOverStore). */
export class HandOverRows implements HandOverStore {
  constructor(protected readonly db: Database) {}

  claim(now: Date, most: number, leaseMs: number): Promise<ClaimedHandOver[]> {
    const lease = new Date(now.getTime() + leaseMs).toISOString();
    return this.db.transaction(async sql => {
      const claimed = await sql.query(
        `UPDATE hand_overs SET attempts = attempts + 1, lease_until = $3
         WHERE id ${whichDue[sql.dialect]} RETURNING id`,
        [now.toISOString(), most, lease],
      );
      const found: ClaimedHandOver[] = [];
      for (const { id } of claimed) {
        const [row] = await sql.query(`${joined} WHERE hand_overs.id = $1`, [Number(id)]);
        if (row) found.push({ ...handOver(row), lease, lead: storedLead(row) });
      }
      return found.sort((a, b) => a.nextAt.localeCompare(b.nextAt) || a.id - b.id);
    });
  }

  async done({ id }: HandOver): Promise<void> {
    await this.change(
      "UPDATE hand_overs SET state = 'done', lease_until = NULL, error = NULL WHERE id = $1",
      [id],
    );
  }

  async again({ id, lease }: ClaimedHandOver, at: Date, error: string): Promise<void> {
    await this.change(
      `UPDATE hand_overs SET next_at = $3, error = $4, lease_until = NULL
       WHERE id = $1 AND lease_until = $2 AND state = 'waiting'`,
      [id, lease, at.toISOString(), error],
    );
  }

  async failed({ id, lease }: ClaimedHandOver, error: string, instead?: Channel): Promise<void> {
    await this.db.transaction(async sql => {
      const ended = await sql.query(
        `UPDATE hand_overs SET state = 'failed', error = $3, lease_until = NULL
         WHERE id = $1 AND lease_until = $2 AND state = 'waiting' RETURNING lead`,
        [id, lease, error],
      );
      for (const { lead } of instead ? ended : [])
        await sql.query(
          `INSERT INTO hand_overs (lead, channel, state, attempts, next_at)
           VALUES ($1, $2, 'waiting', 0, $3) ON CONFLICT DO NOTHING`,
          [String(lead), String(instead), new Date().toISOString()],
        );
    });
  }

  async reopen(reference: string, now: Date): Promise<number> {
    const rows = await this.change(
      `UPDATE hand_overs SET state = 'waiting', attempts = 0, next_at = $2, lease_until = NULL
       WHERE lead = (SELECT id FROM leads WHERE reference = $1) AND state <> 'done'
         AND (lease_until IS NULL OR lease_until <= $2) RETURNING id`,
      [reference, now.toISOString()],
    );
    return rows.length;
  }

  async *open(): AsyncGenerator<HandOver> {
    for (const state of ["failed", "waiting"]) {
      let last = 0;
      for (;;) {
        const rows = await this.db.query(
          `SELECT ${columns} FROM hand_overs JOIN leads ON leads.id = hand_overs.lead
           WHERE state = $1 AND hand_overs.id > $2 ORDER BY hand_overs.id LIMIT ${page}`,
          [state, last],
        );
        yield* rows.map(handOver);
        if (rows.length < page) break;
        last = Number(rows.at(-1)?.id);
      }
    }
  }

  async stuck(since: Date): Promise<{ waiting: number; overdue: number; failed: number }> {
    const [row] = await this.db.query(
      `SELECT sum(CASE WHEN state = 'waiting' THEN 1 ELSE 0 END) AS waiting,
         sum(CASE WHEN state = 'waiting' AND next_at < $1 THEN 1 ELSE 0 END) AS overdue,
         sum(CASE WHEN state = 'failed' THEN 1 ELSE 0 END) AS failed
       FROM hand_overs WHERE state IN ('waiting', 'failed')`,
      [since.toISOString()],
    );
    const { waiting, overdue, failed } = row ?? {};
    return { waiting: Number(waiting), overdue: Number(overdue), failed: Number(failed) };
  }

  async longestWaiting(): Promise<WaitingHandOver | null> {
    const [row] = await this.db.query(
      `SELECT ${columns} FROM hand_overs JOIN leads ON leads.id = hand_overs.lead
       WHERE state = 'waiting' ORDER BY received_at, hand_overs.id LIMIT 1`,
      [],
    );
    return row ? { ...handOver(row), since: String(row.received_at) } : null;
  }

  private change(text: string, values: readonly (string | number)[]): Promise<Row[]> {
    return this.db.transaction(sql => sql.query(text, values));
  }
}
