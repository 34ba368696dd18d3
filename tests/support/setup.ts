import "@testing-library/jest-dom/vitest";
import { appendFileSync } from "node:fs";
import { cleanup } from "@testing-library/react";
import fc from "fast-check";
import { afterAll, afterEach } from "vitest";

afterEach(() => {
  cleanup();
  // Some tests run in Node, without a browser's storage.
  if (typeof sessionStorage !== "undefined") sessionStorage.clear();
});

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
