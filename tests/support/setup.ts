import { appendFileSync } from "node:fs";
import fc from "fast-check";
import { afterAll, afterEach } from "vitest";

afterEach(() => {
  // Rules are tested in Node, without a browser's storage.
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
