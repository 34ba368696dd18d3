import "@testing-library/jest-dom/vitest";
import { appendFileSync } from "node:fs";
import { cleanup, configure } from "@testing-library/react";
import fc from "fast-check";
import { afterAll, afterEach } from "vitest";

// Parts are loaded when touched, which takes long on a busy machine; a wait ends once it is met.
configure({ asyncUtilTimeout: 10_000 });

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
