import { Allowance } from "../allowance";
import { addLead, settleAdded } from "./addLead";
import { eraseLeads } from "./eraseLeads";
import { HandOverRows } from "./handOverRows";
import type { Added, LeadFilter, LeadStats, LeadStore, Limit, NewLead } from "./leadStore";
import { openDatabase } from "./openDatabase";
import { countLeads, leadRows, readDocuments, storedLead } from "./readLeads";
import { readStats } from "./readStats";
import { SharedAllowance } from "./sharedAllowance";
import type { Database, Sql } from "./sql";
import { dropUpload, forgetUploads, stageUploads } from "./stagedUploads";
import type { StoreAddress } from "./storeAddress";
import { StoreError } from "./storeError";

interface Allowances {
  /** 0 when one more is allowed, else the ms to wait. */
  wait: (sql: Sql, kind: "lead" | "request", limit: Limit) => Promise<number>;
  /** Counts it, where waiting did not. */
  count: (kind: "lead" | "request", limit: Limit) => void;
}

/** Per process and in memory: a SQLite store serves one machine. */
function ownAllowances(): Allowances {
  const all = { lead: new Allowance(), request: new Allowance() };
  return {
    wait: async (_sql, kind, { client, perHour }) => all[kind].wait(client, perHour),
    count: (kind, { client, perHour }) => all[kind].count(client, perHour),
  };
}

async function sharedAllowances(db: Database): Promise<Allowances> {
  const [row] = await db.query("SELECT salt FROM lead_store", []);
  const shared = new SharedAllowance(String(row?.salt));
  return {
    // A lead is counted in its own transaction, and undone with it.
    wait: (sql, kind, limit) =>
      kind === "lead" ? shared.take(sql, kind, limit) : shared.request(sql, limit),
    count: () => undefined,
  };
}

/** A lead store in a database, whichever. */
class SqlStore extends HandOverRows implements LeadStore {
  readonly place: string;
  constructor(
    db: Database,
    private readonly allowances: Allowances,
  ) {
    super(db);
    this.place = db.place;
  }

  async add(added: NewLead, limit: Limit | null = null): Promise<Added> {
    const wait = async (sql: Sql) => (limit ? this.allowances.wait(sql, "lead", limit) : 0);
    try {
      const staged = await this.stage(added, wait);
      const outcome = await this.db
        .transaction(sql => addLead(sql, added, wait, staged))
        .catch(settleAdded);
      if (limit && outcome.kind === "stored") this.allowances.count("lead", limit);
      if (staged !== null && outcome.kind !== "stored") await dropUpload(this.db, staged);
      return outcome;
    } catch (error) {
      if (error instanceof StoreError && error.fault === "busy") return { kind: "busy" };
      throw error;
    }
  }
  /** Only SQLite needs it, and only for a lead that has a chance. */
  private async stage({ lead, uploads }: NewLead, wait: (sql: Sql) => Promise<number>) {
    if (this.db.dialect !== "sqlite" || (await wait(this.db)) > 0) return null;
    const known = await this.db.query("SELECT 1 FROM leads WHERE id = $1", [lead.id.toLowerCase()]);
    return known.length > 0 ? null : stageUploads(this.db, uploads);
  }
  async ask(limit: Limit): Promise<number> {
    const wait = await this.allowances.wait(this.db, "request", limit);
    if (wait === 0) this.allowances.count("request", limit);
    return wait;
  }
  async *leads(filter?: LeadFilter) {
    for await (const row of leadRows(this.db, "reference, received_at, lead", filter))
      yield storedLead(row);
  }
  count(filter?: LeadFilter): Promise<number> {
    return countLeads(this.db, filter);
  }
  documents(reference: string) {
    return readDocuments(this.db, reference);
  }
  erase(which: LeadFilter) {
    return eraseLeads(this.db, which);
  }
  stats(): Promise<LeadStats> {
    return readStats(this.db);
  }
  ready(): Promise<void> {
    return this.db.ready();
  }
  backUp(file: string): Promise<void> {
    return this.db.backUp(file);
  }
  close(): Promise<void> {
    return this.db.close();
  }
}

/**
 * Opens the store at this address, checks it, and brings it up to date; a new one is made where there is none.
 * @throws StoreError that says what to do when it cannot be used, or the file system's error
 */
export async function openStore(address: StoreAddress): Promise<LeadStore> {
  const db = await openDatabase(address);
  const shared = address.kind === "postgres";
  if (!shared) await forgetUploads(db);
  return new SqlStore(db, shared ? await sharedAllowances(db) : ownAllowances());
}
