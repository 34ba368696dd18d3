import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const styles = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(file =>
  file.endsWith(".css"),
);

/**
 * Whether something is on the page is told to html and body by a mark or a property: with :has() the browser asks anew
 * whenever anything comes or goes, and an answer that changes has it style the whole page.
 */
it("no rule for the whole page looks into it", () => {
  const looking = styles.flatMap(file => {
    const rules = readFileSync(path.join("src", file), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
    const found = rules.match(/(?:\bhtml|\bbody|:root)\)?:has\([^{]*/g) ?? [];
    return found.map(rule => `${file}: ${rule}`);
  });
  expect(styles.length).toBeGreaterThan(20);
  expect(looking).toEqual([]);
});
