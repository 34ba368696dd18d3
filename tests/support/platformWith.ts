import { createHash } from "node:crypto";
import type { Platform } from "../../src/delivery/platform";
import { configDefaults } from "./configDefaults";

/** Surroundings in which time stands still and every lead is accepted, but for what a test says. */
export const platformWith = (own: Partial<Platform> = {}): Platform => ({
  now: () => Date.UTC(2026, 10, 27, 21),
  notBefore: Date.UTC(2026),
  elapsed: () => 0,
  random: () => 0,
  sleep: () => new Promise(() => undefined),
  online: () => true,
  fetch: async () => Response.json({ reference: "AB12" }, { status: 201 }),
  config: async () => configDefaults,
  url: path => path,
  idOf: async content => createHash("sha256").update(content).digest("hex"),
  ...own,
});
