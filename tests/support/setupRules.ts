import { afterAll } from "vitest";

// Rules share a process (vitest.config.ts): one that leaves a global behind could make the next one pass, or fail.
const before = new Set(Object.getOwnPropertyNames(globalThis));
afterAll(() => {
  const left = Object.getOwnPropertyNames(globalThis).filter(name => !before.has(name));
  if (left.length > 0) throw new Error(`Left to the next file: ${left.join(", ")}`);
});
