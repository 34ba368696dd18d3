import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StoreAddress } from "../../../src/inbox/stores/storeAddress";
import { postgresServer } from "./postgresServer";

/** Both kinds of stores, for tests that run on each: `begin` before the first, `fresh` for an address at which
 * there is nothing yet, `end` after the last. */
export interface StoreKind {
  name: StoreAddress["kind"];
  begin: () => Promise<void>;
  fresh: () => Promise<StoreAddress>;
  end: () => Promise<void>;
}

/** As LEADS_STORE names it. */
export const nameOfStore = (address: StoreAddress): string =>
  "file" in address ? address.file : address.url;

function sqliteKind(): StoreKind {
  let folder = "";
  return {
    name: "sqlite",
    begin: async () => {
      folder = mkdtempSync(join(tmpdir(), "stores-"));
    },
    fresh: async () => ({ kind: "sqlite", file: join(folder, randomUUID(), "leads.sqlite") }),
    // Windows keeps a folder for a moment in which a process just ended.
    end: async () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }),
  };
}

function postgresKind(): StoreKind {
  let server: Awaited<ReturnType<typeof postgresServer>> | null = null;
  return {
    name: "postgres",
    begin: async () => {
      server = await postgresServer();
    },
    fresh: async () => ({ kind: "postgres", url: (await server?.database()) ?? "" }),
    end: async () => server?.stop(),
  };
}

export const storeKinds: readonly StoreKind[] = [sqliteKind(), postgresKind()];
