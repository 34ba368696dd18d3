import { appendFileSync } from "node:fs";
import fc from "fast-check";
import { afterAll, afterEach, vi } from "vitest";

// Files may share a process (vitest.config.ts), but no module of ours: what one of them set there is its own.
vi.resetModules();
// Of the modules that this file will get, so only now.
const { resetStores } = await import("../../src/store/createStore");
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

// Node 25 has storages of its own, which would stand in place of the document's. Rules have none.
const { jsdom } = globalThis as {
  jsdom?: { window: Pick<Window, "localStorage" | "sessionStorage"> };
};
for (const name of ["localStorage", "sessionStorage"] as const)
  if (jsdom)
    Object.defineProperty(globalThis, name, {
      configurable: true,
      writable: true,
      value: jsdom.window[name],
    });
  else Reflect.deleteProperty(globalThis, name);

afterEach(() => {
  resetStores();
  // Rules are tested in Node, without a browser's storage.
  if (typeof sessionStorage !== "undefined") sessionStorage.clear();
});

// The same cases in every run, so that a run says something of the change and not of its luck; others: SEED=…
fc.configureGlobal({ seed: Number(process.env.SEED ?? 20261128) });

// `npm run count` wants to know how many cases the properties were tried with.
const { PROPERTY_CASES: file } = process.env;
if (file) {
  let cases = 0;
  fc.installGlobalPlugin(
    fc.beforeEach(() => {
      cases += 1;
    }),
  );
  afterAll(() => appendFileSync(file, `${cases}\n`));
}
