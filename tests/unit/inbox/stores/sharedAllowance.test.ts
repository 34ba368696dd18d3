import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openStore } from "../../../../src/inbox/stores/openStore";
import { newLead } from "../../../support/inbox/newLead";
import { postgresServer } from "../../../support/inbox/postgresServer";

let server: Awaited<ReturnType<typeof postgresServer>>;
beforeAll(async () => {
  server = await postgresServer();
});
afterAll(() => server.stop());

it("counts for all servers on one PostgreSQL together, and stores no address", async () => {
  const url = await server.database();
  const stores = await Promise.all([1, 2].map(() => openStore({ kind: "postgres", url })));
  const limit = { client: "192.0.2.77", perHour: 4 };
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, (_, at) => stores[at % 2]?.add(newLead(), limit)),
  );
  expect(outcomes.filter(outcome => outcome?.kind === "stored")).toHaveLength(4);
  expect(outcomes.filter(outcome => outcome?.kind === "limited")).toHaveLength(6);
  const asked = await Promise.all(
    Array.from({ length: 6 }, (_, at) => stores[at % 2]?.ask({ ...limit, perHour: 5 })),
  );
  expect(asked.filter(wait => wait === 0)).toHaveLength(5);

  const operator = new pg.Client(url);
  await operator.connect();
  const { rows } = await operator.query("SELECT * FROM allowances");
  await operator.end();
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain("192.0.2");
  await Promise.all(stores.map(store => store.close()));
});

it("gives back what a lead had taken that was not stored", async () => {
  const url = await server.database();
  const store = await openStore({ kind: "postgres", url });
  const limit = { client: "192.0.2.78", perHour: 1 };
  const broken = newLead();
  // A document that no database takes: the whole transaction is undone.
  const lead = { ...broken.lead, documents: [{ name: "a", type: "b", size: 0, sha256: "\0" }] };
  await expect(store.add({ ...broken, lead }, limit)).rejects.toThrow();
  expect((await store.add(newLead(), limit)).kind).toBe("stored");
  expect(await store.count()).toBe(1);
  await store.close();
});
