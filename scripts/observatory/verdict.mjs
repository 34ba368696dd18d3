/** A+ begins at 100; the rest is for what goes beyond the rules of the grade. */
const wanted = 130;

/**
 * @typedef {{ result: string, scoreModifier: number, pass: boolean }} Test
 * @typedef {{ scan: { grade: string, score: number }, tests: Record<string, Test> }} Scan
 */

/**
 * A scan in lines to read, and whether it is good enough: no test failed, and the points that this site had before.
 * @param {Scan} scan
 */
export function verdict({ scan, tests }) {
  const all = Object.entries(tests);
  const lines = all.map(([name, { result, scoreModifier, pass }]) => {
    const points = (scoreModifier > 0 ? "+" : "") + scoreModifier;
    return `${points.padStart(4)}  ${name}: ${result}${pass ? "" : " (failed)"}`;
  });
  const good = scan.score >= wanted && all.length > 0 && all.every(([, { pass }]) => pass);
  return {
    lines: [...lines, `${scan.grade}, ${scan.score} points (at least ${wanted} are wanted)`],
    good,
  };
}
