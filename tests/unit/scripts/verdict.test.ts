import { expect, it } from "vitest";
import { verdict } from "../../../scripts/observatory/verdict.mjs";

const test = (scoreModifier: number, pass = true) => ({ result: "said", scoreModifier, pass });
const scan = (score: number, tests: Record<string, ReturnType<typeof test>>) =>
  verdict({ scan: { grade: "A+", score }, tests });

it("gives each line with its points, and the sum", () => {
  expect(scan(105, { cookies: test(0), policy: test(10), framing: test(-5, false) }).lines).toEqual(
    [
      "   0  cookies: said",
      " +10  policy: said",
      "  -5  framing: said (failed)",
      "A+, 105 points (at least 130 are wanted)",
    ],
  );
});

it.each([
  ["130 points", 130, { policy: test(10) }, true],
  ["fewer, though all passed", 125, { policy: test(10) }, false],
  ["enough points, one line failed", 135, { policy: test(10), cookies: test(0, false) }, false],
  ["nothing looked at", 130, {}, false],
])("%s", (_, score, tests, good) => {
  expect(scan(score, tests).good).toBe(good);
});
