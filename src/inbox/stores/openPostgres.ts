import pg from "pg";
import { migrate } from "./migrate";
import { postgresFault } from "./postgresFault";
import type { Database, Row, Sql, Value } from "./sql";
import { StoreError } from "./storeError";

/** How long a connection, and an answer, is waited for, in ms. */
const patienceMs = 8000;
const answerMs = 60_000;
/** For work that takes as long as the table is large; the driver knows this option, its types do not. */
const patiently = { query_timeout: 3_600_000 };
/** Connections per process. */
const connections = 10;

const durable = `SELECT set_config('synchronous_commit', 'on', false)
  WHERE current_setting('synchronous_commit') = 'off'`;

type Asked = Pick<pg.ClientBase, "query">;
const ask = async (client: Asked, text: string, values?: readonly Value[] | null): Promise<Row[]> =>
  // The driver takes bytes as a Buffer only.
  (
    await client.query(
      text,
      values?.map(value =>
        value instanceof Uint8Array
          ? Buffer.from(value.buffer, value.byteOffset, value.byteLength)
          : value,
      ),
    )
  ).rows ?? [];

/** A PostgreSQL database; any number of processes may use it. */
class PostgresDatabase implements Database {
  readonly dialect = "postgres";
  readonly place: string;
  private readonly pool: pg.Pool;

  constructor(url: string) {
    const { hostname, port, pathname } = new URL(url);
    this.place = `postgres://${hostname}${port && `:${port}`}${pathname}`;
    this.pool = new pg.Pool({
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: patienceMs,
      query_timeout: answerMs,
      keepAlive: true,
      application_name: "familiale-verzekering",
      // What is acknowledged must be on the disk, however the server is set.
      onConnect: async client => {
        await client.query(durable);
      },
    });
    // An idle connection that breaks is replaced when it is needed.
    this.pool.on("error", () => undefined);
    // One that breaks while it is used fails its query.
    this.pool.on("connect", client => client.on("error", () => undefined));
  }

  async query(text: string, values?: readonly Value[]): Promise<Row[]> {
    try {
      return await ask(this.pool, text, values);
    } catch (error) {
      throw postgresFault(error, this.place);
    }
  }

  async transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    try {
      return await this.whole(work);
    } catch (error) {
      throw postgresFault(error, this.place);
    }
  }

  private async whole<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    try {
      await client.query("BEGIN");
      const result = await work({
        dialect: "postgres",
        query: (text, values) => ask(client, text, values),
      });
      await client.query("COMMIT");
      return result;
    } catch (error) {
      await client.query("ROLLBACK").catch(failure => {
        broken = failure;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }

  async ready(): Promise<void> {
    const [row] = await this.query("SELECT current_setting('transaction_read_only') AS only", []);
    if (row?.only === "on") throw new StoreError("unavailable", `${this.place} is read-only`);
  }

  room(): void {
    // Its disk is elsewhere.
  }

  async purge(): Promise<void> {
    try {
      for (const table of ["hand_overs", "documents", "leads"])
        await this.pool.query({ text: `VACUUM (SKIP_LOCKED) ${table}`, ...patiently });
    } catch (error) {
      throw postgresFault(error, this.place);
    }
  }

  async backUp(): Promise<void> {
    throw new StoreError("unusable", "back up a PostgreSQL store by pg_dump");
  }

  async close(): Promise<void> {
    if (!this.pool.ending) await this.pool.end();
  }
}

/**
 * Opens a PostgreSQL store, and makes or updates its tables.
 * @param url `postgres://…`
 * @throws StoreError when it cannot be used
 */
export async function openPostgres(url: string): Promise<Database> {
  const database = new PostgresDatabase(url);
  try {
    await migrate(database, work => database.transaction(work));
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
